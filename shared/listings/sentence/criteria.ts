import { formatSpokenDollars } from '../../format/money.ts';
import { formatNumber } from '../../format/number.ts';
import { formatWholePercent } from '../../format/percent.ts';

/** Search criteria; an omitted field matches anything. */
export interface SearchCriteria {
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  /** Part of a place name, such as a city. */
  readonly place?: string;
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Asking price per bed. */
  readonly eachFrom?: number;
  readonly eachTo?: number;
  readonly bedsFrom?: number;
  readonly bedsTo?: number;
  readonly occupancyFrom?: number;
  readonly occupancyTo?: number;
  readonly capFrom?: number;
  readonly capTo?: number;
  /** Year built. */
  readonly builtFrom?: number;
  readonly builtTo?: number;
  /** Within a number of miles of a town. */
  readonly near?: { readonly town: string; readonly state: string; readonly miles: number };
  readonly counties?: readonly string[];
  readonly licenses?: readonly string[];
  readonly payors?: readonly string[];
  readonly status?: 'active' | 'under_contract';
  /** Confirmed by the broker within this many days. */
  readonly fresh?: 30 | 60 | 90;
  readonly order?: 'newest' | 'cheapest' | 'cap';
}

export interface ParsedPhrase {
  /** The original text. */
  readonly words: string;
  /** How it was interpreted. */
  readonly meaning: string;
  readonly wish: SearchCriteria;
}

export interface ParsedQuery {
  readonly understood: readonly ParsedPhrase[];
  /** Text no rule matched, shown so users know it was ignored. */
  readonly left: readonly string[];
}

/** Fields that support ranges. */
export type RangeName = 'price' | 'each' | 'beds' | 'occupancy' | 'cap' | 'built';

export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const RANGE_LABELS: Readonly<
  Record<RangeName, readonly [before: string, say: (value: number) => string, behind: string]>
> = {
  price: ['', formatSpokenDollars, ''],
  each: ['', formatSpokenDollars, ' a bed'],
  beds: ['', formatNumber, ' beds'],
  occupancy: ['', formatWholePercent, ' occupied'],
  cap: ['Cap rate of ', formatWholePercent, ''],
  built: ['Built ', String, ''],
};

/** "$5 million to $10 million", "90% occupied or more": formats a range for display. */
export function formatCriteriaRange(name: RangeName, { from, to }: Range): string {
  const [before, say, behind] = RANGE_LABELS[name];
  if (name === 'built' && (from === undefined || to === undefined)) {
    return from === undefined ? `Built ${to} or earlier` : `Built ${from} or later`;
  }
  if (from !== undefined && to !== undefined) {
    return from === to
      ? `${before}${say(from)}${behind}`
      : `${before}${say(from)} to ${say(to)}${behind}`;
  }
  return from === undefined
    ? `${before}${say(to ?? 0)}${behind} or less`
    : `${before}${say(from)}${behind} or more`;
}
