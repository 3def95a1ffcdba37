import { type Rule, rule } from './rule.ts';
import { rangeWords, type Wish } from './wish.ts';

const YEAR = String.raw`((?:18|19|20)\d\d)`;

const built = (from: number | undefined, to: number | undefined) => ({
  meaning: rangeWords('built', { from, to }),
  wish: {
    ...(from !== undefined && { builtFrom: from }),
    ...(to !== undefined && { builtTo: to }),
  },
});

const said = (source: string, meaning: string, wish: Wish): Rule =>
  rule(source, () => ({ meaning, wish }));

/** Rules for year built, licenses, payors, and market status. */
export const standingRules: readonly Rule[] = [
  rule(
    String.raw`\bbuilt (?:between|from|in) ${YEAR} ?(?:-|–|to|and) ?${YEAR}\b`,
    ([, from, to]) => (Number(from) > Number(to) ? null : built(Number(from), Number(to))),
  ),
  rule(String.raw`\b(?:built )?(?:before|until|older than) ${YEAR}\b`, ([, year]) =>
    built(undefined, Number(year) - 1),
  ),
  rule(String.raw`\b(?:built )?(?:after|newer than) ${YEAR}\b`, ([, year]) =>
    built(Number(year) + 1, undefined),
  ),
  rule(String.raw`\b(?:built )(?:since|from|in or after) ${YEAR}\b`, ([, year]) =>
    built(Number(year), undefined),
  ),
  rule(String.raw`\bbuilt in ${YEAR}\b`, ([, year]) => built(Number(year), Number(year))),
  said('\\bmedicare[- ]certified\\b', 'Medicare certified', { licenses: ['medicare'] }),
  said('\\bmedicaid[- ]certified\\b', 'Medicaid certified', { licenses: ['medicaid'] }),
  said('\\bprivate[- ]pay\\b', 'Private pay', { payors: ['private'] }),
  said('\\bmedicare advantage\\b', 'Medicare Advantage', { payors: ['medicare-advantage'] }),
  said('\\b(?:accepts? |takes? |with )?medicare\\b', 'Medicare', { payors: ['medicare'] }),
  said('\\b(?:accepts? |takes? |with )?(?:medicaid|medi-cal|waivers?)\\b', 'Medicaid or waiver', {
    payors: ['medicaid'],
  }),
  said('\\b(?:veterans affairs|va (?:contracts?|beds))\\b', 'Veterans Affairs', { payors: ['va'] }),
  said('\\bunder contract\\b', 'Under contract', { status: 'under_contract' }),
  said('\\b(?:still )?available\\b', 'Available', { status: 'active' }),
  rule(
    String.raw`\bconfirmed (?:in|within)(?: the)?(?: last| past)? (30|60|90) days\b`,
    ([, days]) => ({
      meaning: `Confirmed within ${days} days`,
      wish: { fresh: Number(days) as 30 | 60 | 90 },
    }),
  ),
];
