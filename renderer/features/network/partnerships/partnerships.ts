import { formatCalendarDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import * as s from '../../../ui/shape/shape.ts';

const isPassed = s.object({ given: s.number, taken: s.number, closed: s.number, fees: s.number });
export type ReferralTotals = s.ShapeOf<typeof isPassed>;

const isTerms = s.object({
  id: s.text,
  is_mine: s.bool,
  percent: s.number,
  words: s.text,
  until: s.orNull(s.text),
  state: s.oneOf(['offered', 'agreed', 'ended']),
  offered_at: s.text,
  answered_at: s.orNull(s.text),
  ended_at: s.orNull(s.text),
});
export type Terms = s.ShapeOf<typeof isTerms>;

const isPartner = s.object({
  broker_id: s.text,
  name: s.text,
  brokerage: s.orNull(s.text),
  is_connected: s.bool,
  since: s.orNull(s.text),
  terms: s.orNull(isTerms),
  gave: isPassed,
  got: isPassed,
  /** Active co-brokerages. */
  shared: s.number,
});
export type Partner = s.ShapeOf<typeof isPartner>;

export const arePartnersOrNone = s.orNull(s.listOf(isPartner));

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
