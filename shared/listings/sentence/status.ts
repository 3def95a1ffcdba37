import { formatCriteriaRange, type SearchCriteria } from './criteria.ts';
import { createRule, type Rule } from './rule.ts';

const YEAR = String.raw`((?:18|19|20)\d\d)`;

const built = (from: number | undefined, to: number | undefined) => ({
  meaning: formatCriteriaRange('built', { from, to }),
  wish: {
    ...(from !== undefined && { builtFrom: from }),
    ...(to !== undefined && { builtTo: to }),
  },
});

const createCriteriaRule = (source: string, meaning: string, criteria: SearchCriteria): Rule =>
  createRule(source, () => ({ meaning, wish: criteria }));

/** Rules for year built, licenses, payors, and market status. */
export const statusRules: readonly Rule[] = [
  createRule(
    String.raw`\bbuilt (?:between|from|in) ${YEAR} ?(?:-|–|to|and) ?${YEAR}\b`,
    ([, from, to]) => (Number(from) > Number(to) ? null : built(Number(from), Number(to))),
  ),
  createRule(String.raw`\b(?:built )?(?:before|until|older than) ${YEAR}\b`, ([, year]) =>
    built(undefined, Number(year) - 1),
  ),
  createRule(String.raw`\b(?:built )?(?:after|newer than) ${YEAR}\b`, ([, year]) =>
    built(Number(year) + 1, undefined),
  ),
  createRule(String.raw`\b(?:built )(?:since|from|in or after) ${YEAR}\b`, ([, year]) =>
    built(Number(year), undefined),
  ),
  createRule(String.raw`\bbuilt in ${YEAR}\b`, ([, year]) => built(Number(year), Number(year))),
  createCriteriaRule('\\bmedicare[- ]certified\\b', 'Medicare certified', {
    licenses: ['medicare'],
  }),
  createCriteriaRule('\\bmedicaid[- ]certified\\b', 'Medicaid certified', {
    licenses: ['medicaid'],
  }),
  createCriteriaRule('\\bprivate[- ]pay\\b', 'Private pay', { payors: ['private'] }),
  createCriteriaRule('\\bmedicare advantage\\b', 'Medicare Advantage', {
    payors: ['medicare-advantage'],
  }),
  createCriteriaRule('\\b(?:accepts? |takes? |with )?medicare\\b', 'Medicare', {
    payors: ['medicare'],
  }),
  createCriteriaRule(
    '\\b(?:accepts? |takes? |with )?(?:medicaid|medi-cal|waivers?)\\b',
    'Medicaid or waiver',
    {
      payors: ['medicaid'],
    },
  ),
  createCriteriaRule('\\b(?:veterans affairs|va (?:contracts?|beds))\\b', 'Veterans Affairs', {
    payors: ['va'],
  }),
  createCriteriaRule('\\bunder contract\\b', 'Under contract', { status: 'under_contract' }),
  createCriteriaRule('\\b(?:still )?available\\b', 'Available', { status: 'active' }),
  createRule(
    String.raw`\bconfirmed (?:in|within)(?: the)?(?: last| past)? (30|60|90) days\b`,
    ([, days]) => ({
      meaning: `Confirmed within ${days} days`,
      wish: { fresh: Number(days) as 30 | 60 | 90 },
    }),
  ),
];
