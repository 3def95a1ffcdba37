/** Format of a party's or vendor's email, as the database accepts it. */
export const EMAIL_PATTERN = /^[^@\s]{1,64}@[^@\s]{1,190}$/;
