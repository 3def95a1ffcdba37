import { formatCalendarDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isPassed = object({ given: number, taken: number, closed: number, fees: number });
export type ReferralTotals = ShapeOf<typeof isPassed>;

const isTerms = object({
  id: text,
  is_mine: bool,
  percent: number,
  words: text,
  until: orNull(text),
  state: oneOf(['offered', 'agreed', 'ended']),
  offered_at: text,
  answered_at: orNull(text),
  ended_at: orNull(text),
});
export type Terms = ShapeOf<typeof isTerms>;

const isPartner = object({
  broker_id: text,
  name: text,
  brokerage: orNull(text),
  is_connected: bool,
  since: orNull(text),
  terms: orNull(isTerms),
  gave: isPassed,
  got: isPassed,
  /** Active co-brokerages. */
  shared: number,
});
export type Partner = ShapeOf<typeof isPartner>;

export const arePartnersOrNone = orNull(listOf(isPartner));

/** Formats terms, such as "25% of the commission, until June 30, 2027". */
export const shareText = ({ percent, until }: Terms): string => {
  const share = percent === 0 ? 'No fee' : `${formatWholePercent(percent)} of the commission`;
  return until === null ? share : `${share}, until ${formatCalendarDay(until)}`;
};

/** "3 clients, 2 taken, 1 closed, $24,000". */
export function referralTotalsText({ given, taken, closed, fees }: ReferralTotals): string {
  if (given === 0) return 'None';
  return [
    given === 1 ? '1 client' : `${given} clients`,
    ...(taken > 0 ? [`${taken} accepted`] : []),
    ...(closed > 0 ? [`${closed} closed`, formatDollars(fees)] : []),
  ].join(', ');
}

type Group = 'asked' | 'agreed' | 'offered' | 'none';

const GROUPS: readonly (readonly [Group, string])[] = [
  ['asked', 'Waiting for your response'],
  ['agreed', 'Agreed'],
  ['offered', 'Offered by you'],
  ['none', 'No terms'],
];

const groupOf = ({ terms }: Partner): Group => {
  if (terms === null || terms.state === 'ended') return 'none';
  if (terms.state === 'agreed') return 'agreed';
  return terms.is_mine ? 'offered' : 'asked';
};

/** Groups brokers into pending, with active terms, and the rest of the network. */
export const groupPartners = (partners: readonly Partner[]) =>
  GROUPS.map(([group, title]) => ({
    title,
    partners: partners.filter((partner) => groupOf(partner) === group),
  })).filter(({ partners: of }) => of.length > 0);
