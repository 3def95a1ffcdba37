import { countDays } from '../format/date.ts';
import { type Cents, sumCents } from '../underwriting/cents.ts';

/** Days to identify and to receive replacement property, IRC §1031(a)(3). */
export const IDENTIFICATION_DAYS = 45;
export const RECEIPT_DAYS = 180;

const MOST_PROPERTIES = 3;
const VALUE_LIMIT = 2;
const ACQUIRED_SHARE = 0.95;
const DAY_MS = 86_400_000;

/** Returns the calendar day a number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export interface ExchangeDeadlines {
  readonly identifyBy: string;
  readonly receiveBy: string;
  /** True if the tax return is due before day 180. */
  readonly isReturnFirst: boolean;
}

/**
 * Returns the last days to identify and to receive. Receipt ends on day 180 or when the return of the year of the sale is
 * due with extensions, whichever is earlier. Weekends and holidays don't extend either day.
 */
export function exchangeDeadlines(soldOn: string, returnDueOn: string | null): ExchangeDeadlines {
  const last = addDays(soldOn, RECEIPT_DAYS);
  const isReturnFirst = returnDueOn !== null && returnDueOn < last;
  return {
    identifyBy: addDays(soldOn, IDENTIFICATION_DAYS),
    receiveBy: isReturnFirst ? returnDueOn : last,
    isReturnFirst,
  };
}

export const daysLeft = (by: string, today: string): number => countDays(today, by);

export interface IdentifiedProperty {
  readonly value: Cents;
  /** Null until it is received. */
  readonly receivedOn: string | null;
  readonly isRevoked: boolean;
}

export type IdentificationRule = 'none' | 'three' | 'value' | 'acquired' | 'exceeded';

export interface Identification {
  readonly rule: IdentificationRule;
  readonly count: number;
  readonly total: Cents;
  /** 200 % of the value sold. */
  readonly limit: Cents;
  readonly received: Cents;
  /** What still has to be received for a full deferral, by value. */
  readonly shortfall: Cents;
}

/**
 * Returns which rule of Treas. Reg. §1.1031(k)-1(c)(4) the identified properties meet: up to three of any value, any
 * number up to 200 % of the value sold, or at least 95 % of the identified value received.
 */
export function checkIdentification(
  soldValue: Cents,
  properties: readonly IdentifiedProperty[],
): Identification {
  const active = properties.filter(({ isRevoked }) => !isRevoked);
  const total = sumCents(active.map(({ value }) => value));
  const received = sumCents(
    active.filter(({ receivedOn }) => receivedOn !== null).map(({ value }) => value),
  );
  const limit = soldValue * VALUE_LIMIT;
  const rule = (): IdentificationRule => {
    if (active.length === 0) return 'none';
    if (active.length <= MOST_PROPERTIES) return 'three';
    if (total <= limit) return 'value';
    return received >= total * ACQUIRED_SHARE ? 'acquired' : 'exceeded';
  };
  return {
    rule: rule(),
    count: active.length,
    total,
    limit,
    received,
    shortfall: Math.max(soldValue - received, 0),
  };
}
