import { expect, it } from 'vitest';
import { BILLING_ERROR_CODES } from '../account/billing/billing.ts';
import { billingErrorMessage } from './billing.ts';
import { dataErrorMessage } from './messages.ts';

it('every billing error has its own sentence', () => {
  const messages = BILLING_ERROR_CODES.map((code) => billingErrorMessage({ code, status: 409 }));
  expect(new Set(messages).size).toBe(BILLING_ERROR_CODES.length);
  expect(messages).not.toContain(dataErrorMessage({ code: '', status: 409 }));
});

it("any other failure uses the data call's sentence", () => {
  const failure = { code: 'UNREACHABLE', status: 0 };
  expect(billingErrorMessage(failure)).toBe(dataErrorMessage(failure));
});
