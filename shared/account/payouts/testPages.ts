/** The test provider's pages for connected accounts: these paths, beside the API, without a key. */
export const TEST_PAYOUT_PATH = '/_local/stripe/checkout/connected';

/** `GET {TEST_PAYOUT_PATH}/{id}` */
export interface TestPayoutPage {
  readonly id: string;
  readonly purpose: 'pay' | 'connect';
  readonly status: 'open' | 'complete' | 'expired';
  /** What is paid, or who connects an account. */
  readonly description: string;
  readonly email: string;
  readonly method: 'card' | 'ach';
  readonly cents: number;
}

/** `POST {TEST_PAYOUT_PATH}/{id}/submit`; `…/cancel` returns only `redirect`. */
export interface TestPayoutResult {
  readonly outcome: 'done' | 'declined' | 'wrong';
  readonly message: string | null;
  readonly redirect: string | null;
}

/** True for pages of connected accounts; plans have pages of their own. */
export const isPayoutPage = (id: string): boolean => /^(cs_test|acl)_c[0-9a-f]{48}$/.test(id);
