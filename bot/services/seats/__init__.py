"""Seats that change hands: vacancies, caretakers, and those who only watch."""
