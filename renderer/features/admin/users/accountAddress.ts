/** URL parameter that opens an account. */
export const OPEN_ACCOUNT_PARAM = 'account';
