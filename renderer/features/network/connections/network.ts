import { DEAL_STAGES } from '#shared/deals/stages.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatList } from '#shared/format/list.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import type { Noun } from '#shared/records/noun.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import * as s from '../../../ui/shape/shape.ts';

const isBroker = s.object({
  id: s.text,
  name: s.text,
  brokerage: s.orNull(s.text),
  listings: s.number,
  states: s.listOf(s.text),
  property_types: s.listOf(s.text),
  /** Public sales only; confidential sales are not counted. */
  closed: s.number,
  is_listed: s.bool,
  standing: s.oneOf(['none', 'asked', 'asks', 'connected', 'declined']),
  message: s.text,
  since: s.orNull(s.text),
  /** The share under the terms in effect. */
  percent: s.orNull(s.number),
  note: s.text,
});
export type Broker = s.ShapeOf<typeof isBroker>;

const isReferral = s.object({
  id: s.text,
  is_given: s.bool,
  other: s.text,
  /** Null until the recipient accepts. */
  name: s.orNull(s.text),
  place: s.orNull(s.text),
  interest: s.text,
  message: s.text,
  percent: s.number,
  state: s.oneOf(['offered', 'taken', 'declined', 'withdrawn']),
  given_at: s.text,
  answered_at: s.orNull(s.text),
  lead_id: s.orNull(s.text),
  lead_status: s.orNull(s.text),
  stage: s.orNull(s.text),
  closed_on: s.orNull(s.text),
  fee: s.orNull(s.number),
});
export type Referral = s.ShapeOf<typeof isReferral>;

export const isNetworkOrNone = s.orNull(
  s.object({ brokers: s.listOf(isBroker), has_more: s.bool, referrals: s.listOf(isReferral) }),
);
export type Network = NonNullable<s.ShapeOf<typeof isNetworkOrNone>>;

export const connectionStatusText: Readonly<Record<Broker['standing'], string>> = {
  none: 'Not connected',
  asked: 'Request sent',
  asks: 'Wants to connect',
  connected: 'In your network',
  declined: 'You declined',
};

interface Group {
  readonly title: string;
  readonly brokers: readonly Broker[];
}

/** Groups brokers by pending requests, connections, and everyone else by the state they sell in. */
export function groupBrokers(brokers: readonly Broker[]): readonly Group[] {
  const groups = new Map<string, Broker[]>([
    ['Request to connect', []],
    ['Your network', []],
    ['Requests sent', []],
  ]);
  const others = new Map<string, Broker[]>();
  for (const broker of brokers) {
    const known = { asks: 'Request to connect', connected: 'Your network', asked: 'Requests sent' };
    const title = known[broker.standing as keyof typeof known];
    if (title !== undefined) groups.get(title)?.push(broker);
    else {
      const [first] = broker.states;
      const place = first === undefined ? 'Nothing for sale' : stateName(first);
      others.set(place, [...(others.get(place) ?? []), broker]);
    }
  }
  const byPlace = [...others].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...groups, ...byPlace]
    .map(([title, of]) => ({ title, brokers: of }))
    .filter(({ brokers: of }) => of.length > 0);
}

/** Formats counts, such as "3 for sale, 1 sold". */
export function countsText({ listings, closed }: Broker): string {
  const parts = [`${listings} for sale`, ...(closed > 0 ? [`${closed} sold`] : [])];
  return formatList(parts);
}

/** The referring broker's share of the recipient's commission. */
export const feeText = ({ percent }: Pick<Referral, 'percent'>): string =>
  percent === 0 ? 'No fee' : `${formatWholePercent(percent)} of the commission`;

const leadNoun: Noun = lead;
const leadStatus = leadNoun.fields.find(({ name }) => name === 'status');
const leadStatuses = leadStatus?.type === 'choice' ? leadStatus.choices : [];

/** The status and outcome of a referral. */
export function referralOutcomeText(at: Referral): string {
  if (at.state === 'offered')
    return at.is_given ? 'Waiting for their response' : 'Waiting for your response';
  if (at.state === 'declined') return 'Declined';
  if (at.state === 'withdrawn') return 'Withdrawn';
  if (at.fee !== null && at.closed_on !== null) {
    return `Closed ${formatCalendarDay(at.closed_on)}, ${formatExactDollars(at.fee)} ${at.is_given ? 'to you' : 'to them'}`;
  }
  const stage = DEAL_STAGES.find(({ value }) => value === at.stage)?.label;
  if (stage !== undefined) return `Deal: ${stage}`;
  const status = leadStatuses.find(({ value }) => value === at.lead_status)?.label;
  return status === undefined ? 'Taken' : `Accepted, lead: ${status}`;
}
