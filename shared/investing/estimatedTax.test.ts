import { expect, it } from 'vitest';
import { sumCents, toCents } from '../underwriting/cents.ts';
import { estimatedTaxDates, listInstallments, requiredAnnualPayment } from './estimatedTax.ts';

it.each([
  // Dates published by the IRS in Form 1040-ES.
  [2022, ['2022-04-18', '2022-06-15', '2022-09-15', '2023-01-17']],
  [2023, ['2023-04-18', '2023-06-15', '2023-09-15', '2024-01-16']],
  [2024, ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15']],
  [2025, ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']],
])('lists the due dates of %i', (year, dates) => {
  expect(estimatedTaxDates(year)).toEqual(dates);
});

const basis = {
  expectedTax: toCents(100_000),
  priorTax: toCents(80_000),
  priorIncome: toCents(150_000),
  withheld: 0,
};

it.each([
  ['the year before if that is less', {}, 80_000],
  ['110 % of the year before above $150,000', { priorIncome: toCents(150_001) }, 88_000],
  ['90 % of the year if that is less', { priorTax: toCents(95_000) }, 90_000],
  ['90 % of the year without a year before', { priorTax: null }, 90_000],
  ['the rest after withholding', { withheld: toCents(30_000) }, 50_000],
  ['nothing if withholding covers it', { withheld: toCents(90_000) }, 0],
])('requires %s', (_what, own, dollars) => {
  expect(requiredAnnualPayment({ ...basis, ...own })).toBe(toCents(dollars));
});

it('splits the payment without losing a cent', () => {
  for (const required of [0, 1, 2, 3, 8_000_001, 9_999_999]) {
    expect(sumCents(listInstallments(required))).toBe(required);
  }
});
