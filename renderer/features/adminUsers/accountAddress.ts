/** The parameter by which an address opens an account. */
export const OPEN_AS = 'account';
