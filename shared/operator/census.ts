import { listEffectiveEvents, needsUnit, type StayEvent } from './stays.ts';

export interface CensusDay {
  /** Calendar day in the community's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  readonly status: 'in_house' | 'on_leave';
  readonly unitId: string | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a moment's calendar day in a time zone. */
export function toLocalDay(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format.format(at);
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the days from `from` to `to` on which a resident counts in the census. A day counts by where the resident is
 * at its end, the community's midnight: the day of a move-in counts, the day of a discharge doesn't.
 */
export function computeCensusDays(
  events: readonly StayEvent[],
  timeZone: string,
  from: string,
  to: string,
): readonly CensusDay[] {
  const effective = listEffectiveEvents(events).map((event) => ({
    ...event,
    day: toLocalDay(Date.parse(event.at), timeZone),
  }));
  const days: CensusDay[] = [];
  let next = 0;
  let status: CensusDay['status'] | null = null;
  let unitId: string | null = null;
  const apply = (event: StayEvent) => {
    if (needsUnit(event.type)) unitId = event.unit_id;
    if (event.type === 'discharge' || event.type === 'death') status = null;
    else if (event.type === 'hospital_leave' || event.type === 'vacation_leave')
      status = 'on_leave';
    else if (event.type !== 'transfer' && event.type !== 'notice') status = 'in_house';
  };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (let event = effective[next]; event !== undefined && event.day <= day; ) {
      apply(event);
      next += 1;
      event = effective[next];
    }
    if (status !== null) days.push({ day, status, unitId });
  }
  return days;
}

export interface CensusChange {
  /** Days in house after minus before. */
  readonly inHouse: number;
  readonly onLeave: number;
  /** First and last day that changes; null if none does. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Compares the census days before and after a correction. */
export function compareCensusDays(
  before: readonly CensusDay[],
  after: readonly CensusDay[],
): CensusChange {
  const keyOf = ({ status, unitId }: CensusDay) => `${status}:${unitId}`;
  const was = new Map(before.map((one) => [one.day, keyOf(one)]));
  const is = new Map(after.map((one) => [one.day, keyOf(one)]));
  const changed = [...new Set([...was.keys(), ...is.keys()])]
    .filter((day) => was.get(day) !== is.get(day))
    .toSorted();
  const count = (days: readonly CensusDay[], status: CensusDay['status']) =>
    days.filter((one) => one.status === status).length;
  return {
    inHouse: count(after, 'in_house') - count(before, 'in_house'),
    onLeave: count(after, 'on_leave') - count(before, 'on_leave'),
    from: changed[0] ?? null,
    to: changed.at(-1) ?? null,
  };
}
