/** What the database takes for an e-mail address of a party or a vendor. */
export const EMAIL_PATTERN = /^[^@\s]{1,64}@[^@\s]{1,190}$/;
