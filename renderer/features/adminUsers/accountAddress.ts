/** URL parameter that opens an account. */
export const OPEN_AS = 'account';
