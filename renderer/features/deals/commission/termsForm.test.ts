import { expect, it } from 'vitest';
import { divideCommission } from '#shared/deals/commission.ts';
import { EMPTY_TERMS, parseTerms, validateTermsField } from './termsForm.ts';

it('parses terms as typed and sorts tiers by amount', () => {
  const terms = parseTerms({
    ...EMPTY_TERMS,
    price: '$12,000,000',
    percent: '2%',
    tiers: [
      { upTo: '', percent: '80' },
      { upTo: '100,000', percent: '60' },
    ],
  });
  expect(terms.tiers.map(({ percent }) => percent)).toEqual([60, 80]);
  expect(divideCommission(terms)).toMatchObject({ gross: 240_000, house: 68_000 });
});

it('rejects invalid amounts and counts them as zero', () => {
  expect(validateTermsField('money', 'a lot')).not.toBeNull();
  expect(validateTermsField('percent', '120')).not.toBeNull();
  expect(divideCommission(parseTerms({ ...EMPTY_TERMS, price: 'a lot', percent: '2' })).gross).toBe(
    0,
  );
});
