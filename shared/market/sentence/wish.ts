import { formatSpokenDollars } from '../../format/money.ts';
import { formatNumber } from '../../format/number.ts';
import { formatWholePercent } from '../../format/percent.ts';

/** What somebody looks for; what is not named may be anything. */
export interface Wish {
  readonly states?: readonly string[];
  readonly types?: readonly string[];
  /** A word of the place, as a city. */
  readonly place?: string;
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Asking price by beds. */
  readonly eachFrom?: number;
  readonly eachTo?: number;
  readonly bedsFrom?: number;
  readonly bedsTo?: number;
  readonly occupancyFrom?: number;
  readonly occupancyTo?: number;
  readonly capFrom?: number;
  readonly capTo?: number;
  /** The year in which it was built. */
  readonly builtFrom?: number;
  readonly builtTo?: number;
  /** Within so many miles of a town. */
  readonly near?: { readonly town: string; readonly state: string; readonly miles: number };
  readonly counties?: readonly string[];
  readonly licenses?: readonly string[];
  readonly payors?: readonly string[];
  readonly status?: 'active' | 'under_contract';
  /** Confirmed by its broker in so many days. */
  readonly fresh?: 30 | 60 | 90;
  readonly order?: 'newest' | 'cheapest' | 'cap';
}

export interface Understood {
  /** As it was written. */
  readonly words: string;
  /** What it was read as. */
  readonly meaning: string;
  readonly wish: Wish;
}

export interface Reading {
  readonly understood: readonly Understood[];
  /** What no rule reads, so that nobody believes it counted. */
  readonly left: readonly string[];
}

/** What a range may be of. */
export type RangeName = 'price' | 'each' | 'beds' | 'occupancy' | 'cap' | 'built';

export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const WORDS: Readonly<
  Record<RangeName, readonly [before: string, say: (value: number) => string, behind: string]>
> = {
  price: ['', formatSpokenDollars, ''],
  each: ['', formatSpokenDollars, ' a bed'],
  beds: ['', formatNumber, ' beds'],
  occupancy: ['', formatWholePercent, ' occupied'],
  cap: ['Cap rate of ', formatWholePercent, ''],
  built: ['Built ', String, ''],
};

/** "$5 million to $10 million", "90% occupied or more": a range as a person says it. */
export function rangeWords(name: RangeName, { from, to }: Range): string {
  const [before, say, behind] = WORDS[name];
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
