import { expect, it } from 'vitest';
import { BILLING_REFUSALS } from '../billing/billing.ts';
import { billingSentence } from './billing.ts';
import { dataSentence } from './messages.ts';

it('every billing error has its own sentence', () => {
  const sentences = BILLING_REFUSALS.map((code) => billingSentence({ code, status: 409 }));
  expect(new Set(sentences).size).toBe(BILLING_REFUSALS.length);
  expect(sentences).not.toContain(dataSentence({ code: '', status: 409 }));
});

it("any other failure uses the data call's sentence", () => {
  const failure = { code: 'UNREACHABLE', status: 0 };
  expect(billingSentence(failure)).toBe(dataSentence(failure));
});
