"""People who play by mouse, on the page of the playground, and what each press costs them."""
