"""Seats that change hands: vacancies, newcomers, caretakers, and those who only watch."""
