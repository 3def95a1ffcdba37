import type { PayoutCalls } from '../../shared/account/payouts/payouts.ts';
import { TEST_PAYOUT_PATH } from '../../shared/account/payouts/testPages.ts';
import { backend, type Client } from './backend.ts';
import { callPaymentProvider, sessionOf } from './payments.ts';

export const BANKS = {
  good: '000123456789',
  closed: '000111111113',
  returned: '000555555559',
} as const;

/** Calls a function of connected accounts or online payments; an error returns its code. */
export async function callPayoutFunction<Name extends keyof PayoutCalls>(
  client: Client,
  name: Name,
  body: PayoutCalls[Name]['body'] | object,
): Promise<PayoutCalls[Name]['answer'] | string> {
  const { data, error, response } = await client.functions.invoke(name, {
    body: body as Record<string, unknown>,
  });
  if (!error) return data;
  if (!response) throw error;
  return ((await response.json()) as { code: string }).code;
}

/** Submits the provider's page with a card or a bank account. */
export async function submitPage(
  url: string | null,
  fields: { readonly number?: string; readonly account?: string },
): Promise<string> {
  const response = await fetch(
    `${backend().url}${TEST_PAYOUT_PATH}/${sessionOf(url ?? '')}/submit`,
    {
      method: 'POST',
      headers: { apikey: backend().secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ expiry: '12/39', cvc: '123', routing: '110000000', ...fields }),
    },
  );
  const { outcome, error } = (await response.json()) as { outcome?: string; error?: string };
  return outcome ?? error ?? '';
}

/** Advances an account's clock by that many seconds and processes everything due. */
export async function advanceAccount(account: string, seconds: number): Promise<void> {
  const frozen_time = String(Math.floor(Date.now() / 1000) + seconds);
  const result = await callPaymentProvider(`/test_helpers/clocks/${account}/advance`, {
    frozen_time,
  });
  if (!result.ok) throw new Error(`The clock did not move: ${result.status}`);
}

/** The page of an answer; throws with the code of an error. */
export function urlOf(answer: { url: string | null } | string): string {
  if (typeof answer === 'string' || answer.url === null) throw new Error(`Refused: ${answer}`);
  return answer.url;
}

/** Connects a vendor's account to the test provider; returns the outcome of its page. */
export async function connectVendor(client: Client, id: string): Promise<string> {
  const connected = await callPayoutFunction(client, 'connected-account', {
    action: 'connect',
    owner: { kind: 'vendor', id },
    returnPath: '/vendor-payment-settings',
  });
  return submitPage(urlOf(connected), { account: BANKS.good });
}
