"""CD-5.C: purges, appointments, purging power that is lent, resignations and refusals."""
