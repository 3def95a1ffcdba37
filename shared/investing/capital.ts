import { formatShortDollars } from '../format/money.ts';
import { formatFixed, formatNumber } from '../format/number.ts';
import { formatRate } from '../format/percent.ts';
import type { Choice } from '../records/choice.ts';
import { CARE_TYPES } from './syndication.ts';

export const CAPITAL_SIDES: readonly Choice[] = [
  { value: 'debt', label: 'Debt' },
  { value: 'equity', label: 'Equity' },
];

export const CAPITAL_KINDS: readonly Choice[] = [
  { value: 'bank', label: 'Bank loan' },
  { value: 'bridge', label: 'Bridge loan' },
  { value: 'agency', label: 'Agency loan' },
  { value: 'hud', label: 'HUD-232 loan' },
  { value: 'mezzanine', label: 'Mezzanine' },
  { value: 'preferred', label: 'Preferred equity' },
  { value: 'joint_venture', label: 'Joint venture equity' },
];

export const RECOURSE: readonly Choice[] = [
  { value: 'none', label: 'Non-recourse' },
  { value: 'partial', label: 'Partial recourse' },
  { value: 'full', label: 'Full recourse' },
];

export const INTRODUCTION_STATUSES: readonly Choice[] = [
  { value: 'introduced', label: 'Introduced' },
  { value: 'talking', label: 'Talking' },
  { value: 'term_sheet', label: 'Term sheet', intent: 'warning' },
  { value: 'closed', label: 'Closed', intent: 'success' },
  { value: 'declined', label: 'Declined', intent: 'danger' },
];

/** A reason of `private.match_capital_box`: what the box wants and what the request has. */
export interface MatchReason {
  readonly fact: string;
  readonly wants: unknown;
  readonly has: unknown;
}

const labelIn = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value);
/** Keeps abbreviations, such as HUD. */
const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const rate = (bps: unknown): string => formatRate(Number(bps) / 100);
const times = (bps: unknown): string => `${formatFixed(Number(bps) / 10_000, 2)}×`;
const list = (values: unknown, show: (value: unknown) => string): string =>
  Array.isArray(values) && values.length > 0 ? values.map(show).join(', ') : 'any';

const limit =
  (name: string, word: string, show: (value: unknown) => string) =>
  ({ wants, has }: MatchReason): string =>
    `${name} ${has === null ? 'not given' : show(has)}, ${word} ${show(wants)}`;

const sentences: Readonly<Record<string, (reason: MatchReason) => string>> = {
  kind: ({ wants }) => lowerFirst(labelIn(CAPITAL_KINDS, wants)),
  size: ({ wants, has }) => {
    const [least, most] = Array.isArray(wants) ? wants : [];
    return `amount ${formatShortDollars(Number(has))}, wants ${formatShortDollars(Number(least))} to ${formatShortDollars(Number(most))}`;
  },
  care_type: ({ wants, has }) =>
    `${labelIn(CARE_TYPES, has).toLowerCase()}, wants ${list(wants, (one) => labelIn(CARE_TYPES, one).toLowerCase())}`,
  state: ({ wants, has }) => `state ${String(has)}, wants ${list(wants, String)}`,
  leverage: limit('loan to value', 'at most', rate),
  coverage: limit('debt service coverage', 'at least', times),
  return: limit('return', 'at least', rate),
  rate: ({ wants, has }) => {
    const [from, to] = Array.isArray(wants) ? wants : [];
    return `rate ${has === null ? 'not given' : `up to ${rate(has)}`}, offers ${rate(from)} to ${rate(to)}`;
  },
  recourse: ({ wants, has }) =>
    `${labelIn(RECOURSE, wants).toLowerCase()}, you ${has === true ? 'accept' : 'don’t accept'} recourse`,
  units: limit('units', 'at least', (value) => formatNumber(Number(value))),
  occupancy: limit('occupancy', 'at least', rate),
};

/** Returns a reason as text with both values, such as "loan to value 70.00%, at most 65.00%". */
export const describeReason = (reason: MatchReason): string =>
  sentences[reason.fact]?.(reason) ?? reason.fact;
