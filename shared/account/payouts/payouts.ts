/** Who receives money through an account at the payment provider. */
export interface PayoutOwner {
  readonly kind: 'community' | 'vendor';
  readonly id: string;
}

/** Requests and responses of the functions for connected accounts and online payments, under `/functions/v1/`. */
export interface PayoutCalls {
  /**
   * `connect` returns a page of the provider: its form while details are missing, then its dashboard. `sync` re-fetches
   * the account, its balance, and its payouts.
   */
  'connected-account': {
    body: { action: 'connect' | 'sync'; owner: PayoutOwner; returnPath?: string };
    answer: { url: string | null; isTest: boolean };
  };
  /** `pay` returns the checkout page of a resident's invoice, a milestone, or a vendor's invoice; `check` re-fetches a payment; `refund` pays back all or a part. */
  'online-payment': {
    body:
      | ({ action: 'pay'; id: string; method: 'card' | 'ach'; cents: number } & (
          | { invoiceId: string }
          | { milestoneId: string }
          | { vendorInvoiceId: string }
        ))
      | { action: 'check'; id: string }
      | { action: 'refund'; id: string; refundId: string; cents: number };
    answer: { url: string | null; isTest: boolean };
  };
}

/** Error codes of these functions besides those of the database. */
export const PAYOUT_ERROR_CODES = [
  'signed_out',
  'bad_request',
  'not_configured',
  'not_found',
  'just_paid',
  'provider_unavailable',
] as const;
export type PayoutErrorCode = (typeof PAYOUT_ERROR_CODES)[number];

/** Screens that connect an account; the provider returns to them. */
export const PAYOUT_RETURN_PATHS = ['/operator/billing', '/vendor-payment-settings'] as const;
