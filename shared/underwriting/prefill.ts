import { formatDollars } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { formatPercent, formatRate } from '../format/percent.ts';
import { labelOf } from '../operator/residents.ts';
import { UNIT_TYPES } from '../operator/units.ts';
import { type Assumptions, CARE_TYPES, createAssumptions } from './assumptions.ts';
import { roundCents, toCents } from './cents.ts';
import { projectOperations, sumYear } from './monthly.ts';
import { noiAtCapRate } from './ratio.ts';

/** The figures of a listing that a model can begin with. */
export interface ListingFigures {
  readonly property_type: string;
  readonly price: number | null;
  readonly cap_rate: number | null;
  readonly total_units: number | null;
  readonly total_beds: number | null;
  readonly occupancy_rate: number | null;
  readonly avg_monthly_rate: number | null;
}

/** Where a prefilled figure comes from. */
export interface FigureSource {
  readonly label: string;
  readonly value: string;
  readonly source: string;
}

export interface Prefilled {
  readonly assumptions: Assumptions;
  readonly sources: readonly FigureSource[];
  /** Figures the source doesn't have. */
  readonly missing: readonly string[];
}

const CARE_OF_TYPE: Readonly<Record<string, Assumptions['units'][number]['care']>> = {
  'assisted-living': 'assisted',
  'memory-care': 'memory',
  'independent-living': 'independent',
  'skilled-nursing': 'skilled',
  'active-adult': 'active',
};

/** Starts a model with a price only, such as a deal's. */
export function prefillFromPrice(price: number | null, source: string, now: Date): Prefilled {
  const base = createAssumptions(now);
  return {
    assumptions:
      price === null ? base : { ...base, purchase: { ...base.purchase, price: toCents(price) } },
    sources: price === null ? [] : [{ label: 'Price', value: formatDollars(price), source }],
    missing: price === null ? ['Price'] : [],
  };
}

/**
 * Starts a model with a listing's figures. Expenses are the one line that its price and cap rate imply; nothing else is
 * guessed, and `missing` names what the listing doesn't say.
 */
export function prefillFromListing(listing: ListingFigures, source: string, now: Date): Prefilled {
  const { assumptions: priced, sources: first } = prefillFromPrice(listing.price, source, now);
  const sources = [...first];
  const missing: string[] = listing.price === null ? ['Price'] : [];
  const add = (label: string, value: number | null, write: (value: number) => string): number => {
    if (value === null) missing.push(label);
    else sources.push({ label, value: write(value), source });
    return value ?? 0;
  };
  const units = add('Units', listing.total_units ?? listing.total_beds, formatNumber);
  const occupancy = add('Occupancy', listing.occupancy_rate, formatPercent) / 100;
  const rate = add('Monthly rate', listing.avg_monthly_rate, formatDollars);
  const cap = add('Cap rate', listing.cap_rate, formatRate) / 100;
  const care = CARE_OF_TYPE[listing.property_type] ?? 'assisted';
  const known: Assumptions = {
    ...priced,
    units: [
      {
        id: 'unit-1',
        name: CARE_TYPES.find(({ value }) => value === care)?.label ?? 'All units',
        care,
        count: units,
        rent: toCents(rate),
        careFee: 0,
        growth: 0.03,
        careGrowth: 0.03,
      },
    ],
    occupancy: { start: occupancy, stabilized: occupancy, months: 0 },
    ...(cap > 0 && { exit: { ...priced.exit, capRate: cap } }),
  };
  const expenses = impliedExpenses(known, cap);
  if (expenses === null) return { assumptions: known, sources, missing };
  return {
    assumptions: {
      ...known,
      expenses: [
        {
          id: 'implied',
          name: 'Operating expenses, implied',
          annual: expenses,
          growth: 0.03,
          variable: 0,
        },
      ],
    },
    sources: [
      ...sources,
      {
        label: 'Operating expenses',
        value: formatDollars(expenses / 100),
        source: `Implied by the price and cap rate of the ${source.toLowerCase()}`,
      },
    ],
    missing,
  };
}

/** What a community's census board says of its units. */
export interface CensusFigures {
  readonly available: number;
  readonly occupied: number;
  readonly units: readonly {
    readonly type: string;
    readonly license_category: string | null;
    /** Monthly, in dollars. */
    readonly market_rate: number | null;
    readonly status: string;
  }[];
}

const CARE_OF_LICENSE: Readonly<Record<string, Assumptions['units'][number]['care']>> = {
  IL: 'independent',
  AL: 'assisted',
  MC: 'memory',
  SNF: 'skilled',
};

/** Starts a model with a community's own units, their average market rate by type, and today's occupancy. */
export function prefillFromCensus(census: CensusFigures, source: string, now: Date): Prefilled {
  const base = createAssumptions(now);
  const groups = new Map<
    string,
    { type: string; license: string; rates: number[]; count: number }
  >();
  for (const { type, license_category, market_rate, status } of census.units) {
    if (status === 'offline') continue;
    const license = license_category ?? '';
    const key = `${license} ${type}`;
    const group = groups.get(key) ?? { type, license, rates: [], count: 0 };
    group.count += 1;
    if (market_rate !== null) group.rates.push(market_rate);
    groups.set(key, group);
  }
  const units = [...groups.values()].map(({ type, license, rates, count }, at) => {
    const care = CARE_OF_LICENSE[license] ?? 'assisted';
    const rate = rates.reduce((all, one) => all + one, 0) / Math.max(rates.length, 1);
    const name = labelOf(UNIT_TYPES, type);
    return {
      id: `type-${at + 1}`,
      name: `${name}, ${labelOf(CARE_TYPES, care).toLowerCase()}`,
      care,
      count,
      rent: toCents(rate),
      careFee: 0,
      growth: 0.03,
      careGrowth: 0.03,
    };
  });
  const occupancy = census.available > 0 ? Math.min(census.occupied / census.available, 1) : 0;
  return {
    assumptions: {
      ...base,
      ...(units.length > 0 && { units: units.slice(0, MAX_UNIT_TYPES) }),
      occupancy: { start: occupancy, stabilized: occupancy, months: 0 },
    },
    sources: [
      { label: 'Units', value: formatNumber(census.available), source },
      { label: 'Occupancy', value: formatPercent(occupancy * 100), source },
      ...units.map(({ name, count, rent }) => ({
        label: name,
        value: `${formatNumber(count)} at ${formatDollars(rent / 100)}`,
        source,
      })),
    ],
    missing: ['Price', 'Care fees', 'Expenses'],
  };
}

const MAX_UNIT_TYPES = 40;

/** Returns the expenses that leave the NOI which price and cap rate imply; null if a figure is missing. */
function impliedExpenses(of: Assumptions, cap: number): number | null {
  const { price } = of.purchase;
  if (price === 0 || cap === 0) return null;
  const free = sumYear(projectOperations({ ...of, expenses: [] }).noi, 1);
  const expenses = roundCents(free - noiAtCapRate(price, cap));
  return free > 0 && expenses > 0 ? expenses : null;
}
