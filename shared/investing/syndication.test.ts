import { expect, it } from 'vitest';
import { distributeCash } from '../underwriting/waterfall.ts';
import { describeReason } from './capital.ts';
import { describeWaterfall, formatSplit, toWaterfallTerms } from './syndication.ts';

const terms = {
  preferred_bps: 800,
  catch_up_bps: 0,
  catch_up_to_bps: 0,
  tiers: [{ up_to: null, investors_bps: 7000 }],
  is_preferred_first: true,
};
const afterFiveYears = {
  contributed: 10_000_000,
  owedCapital: 10_000_000,
  owedPreferred: 4_000_000,
  investors: 0,
  investorProfit: 0,
  sponsor: 0,
};

it.each([true, false])('splits the golden vector, preferred return first: %s', (isFirst) => {
  const { after } = distributeCash(
    afterFiveYears,
    16_500_000,
    toWaterfallTerms({ ...terms, is_preferred_first: isFirst }),
  );
  expect([after.investors, after.sponsor]).toEqual([15_750_000, 750_000]);
});

it('pays the preferred return before capital only if the terms say so', () => {
  const pay = (is_preferred_first: boolean) =>
    distributeCash(afterFiveYears, 5_000_000, toWaterfallTerms({ ...terms, is_preferred_first }))
      .line;
  expect(pay(true)).toMatchObject({ preferred: 4_000_000, capital: 1_000_000 });
  expect(pay(false)).toMatchObject({ preferred: 0, capital: 5_000_000 });
});

it('describes terms in the order in which cash is paid', () => {
  expect(
    describeWaterfall({
      ...terms,
      catch_up_bps: 5000,
      catch_up_to_bps: 2000,
      tiers: [
        { up_to: 180, investors_bps: 8000 },
        { up_to: null, investors_bps: 6550 },
      ],
    }),
  ).toEqual([
    'First, investors get a preferred return of 8.00% a year on unreturned capital, simple, 30/360.',
    'Then capital goes back to investors.',
    'Then 50% to the sponsor until it has 20% of the profit.',
    'Up to 1.80× of the capital: 80% to investors and 20% to the sponsor.',
    'The rest: 65.50% to investors and 34.50% to the sponsor.',
  ]);
  expect(describeWaterfall({ ...terms, is_preferred_first: false })[0]).toBe(
    'First, capital goes back to investors.',
  );
  expect(formatSplit(terms)).toBe('70/30');
});

it.each([
  [{ fact: 'kind', wants: 'hud', has: 'debt' }, 'HUD-232 loan'],
  [{ fact: 'leverage', wants: 6500, has: 7000 }, 'loan to value 70.00%, at most 65.00%'],
  [
    { fact: 'coverage', wants: 14_500, has: null },
    'debt service coverage not given, at least 1.45×',
  ],
  [{ fact: 'state', wants: [], has: 'OH' }, 'state OH, wants any'],
  [{ fact: 'recourse', wants: 'none', has: false }, 'non-recourse, you don’t accept recourse'],
])('describes a reason with both values: %j', (reason, expected) => {
  expect(describeReason(reason)).toBe(expected);
});
