import { formatDollars } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { formatRate, formatWholePercent } from '../format/percent.ts';
import { toCents, toDollarsOrNull } from '../underwriting/cents.ts';
import { capRate as capRateOf, noiAtCapRate, pricePer } from '../underwriting/ratio.ts';

/** Figures a seller provides, as far as known; amounts in dollars per year, shares in percent. */
export interface SellerFigures {
  readonly type: string;
  readonly price: number | null;
  readonly noi: number | null;
  readonly capRate: number | null;
  readonly units: number | null;
  readonly beds: number | null;
  readonly licensedBeds: number | null;
  readonly occupancy: number | null;
  /** Residents. */
  readonly census: number | null;
  /** Per unit, including care. */
  readonly monthlyRate: number | null;
}

export type FigureName = Exclude<keyof SellerFigures, 'type'>;

/** Two inconsistent figures. Nothing is rejected, but a reader would ask. */
export interface FigureWarning {
  /** The field it is shown at. */
  readonly at: FigureName;
  readonly sentence: string;
}

/** Typical prices per bed and cap rates by type; outliers are questioned. */
const USUAL: Readonly<
  Record<
    string,
    { readonly each: readonly [number, number]; readonly cap: readonly [number, number] }
  >
> = {
  'active-adult': { each: [180_000, 320_000], cap: [5.5, 6.75] },
  'independent-living': { each: [130_000, 350_000], cap: [6, 7.5] },
  'assisted-living': { each: [90_000, 390_000], cap: [6.5, 8.5] },
  'memory-care': { each: [110_000, 300_000], cap: [7.5, 9.5] },
  'skilled-nursing': { each: [50_000, 160_000], cap: [11, 13.5] },
  ccrc: { each: [90_000, 250_000], cap: [8, 10] },
};

const percent = (value: number) => formatWholePercent(Math.round(value * 10) / 10);

type Rule = (figures: SellerFigures) => FigureWarning | null;

const RULES: readonly Rule[] = [
  function capRateOfIncome({ noi, price, capRate }) {
    if (noi === null || price === null || capRate === null || price <= 0) return null;
    const implied = (capRateOf(toCents(noi), toCents(price)) ?? 0) * 100;
    if (Math.abs(implied - capRate) <= 0.15) return null;
    return {
      at: 'capRate',
      sentence: `NOI of ${formatDollars(noi)} at a price of ${formatDollars(price)} is a cap rate of ${formatRate(implied)}, not ${formatRate(capRate)}.`,
    };
  },
  function usualCapRate({ type, capRate }) {
    const usual = USUAL[type]?.cap;
    if (usual === undefined || capRate === null) return null;
    const [low, high] = usual;
    if (capRate >= low - 2.5 && capRate <= high + 3.5) return null;
    return {
      at: 'capRate',
      sentence: `Most communities of this type sell at ${percent(low)} to ${percent(high)}. Buyers will ask why this one is at ${percent(capRate)}.`,
    };
  },
  function usualPriceOfBed({ type, price, beds, units }) {
    const usual = USUAL[type]?.each;
    const count = beds ?? units;
    if (usual === undefined || price === null || count === null || count <= 0) return null;
    const each = price / count;
    const [low, high] = usual;
    if (each >= low / 2 && each <= high * 2) return null;
    return {
      at: 'price',
      sentence: `That is ${formatDollars(each)} per ${beds === null ? 'unit' : 'bed'}. Most communities of this type sell at ${formatDollars(low)} to ${formatDollars(high)}. Check the number of digits.`,
    };
  },
  function bedsWithinLicense({ beds, licensedBeds }) {
    if (beds === null || licensedBeds === null || beds <= licensedBeds) return null;
    return {
      at: 'licensedBeds',
      sentence: `${formatNumber(beds)} beds are in use, but the license allows ${formatNumber(licensedBeds)}.`,
    };
  },
  function censusWithinBeds({ census, beds }) {
    if (census === null || beds === null || census <= beds) return null;
    return {
      at: 'census',
      sentence: `${formatNumber(census)} residents exceed ${formatNumber(beds)} beds.`,
    };
  },
  function occupancyOfCensus({ census, beds, occupancy }) {
    if (census === null || beds === null || beds <= 0 || occupancy === null || census > beds) {
      return null;
    }
    const implied = (census / beds) * 100;
    if (Math.abs(implied - occupancy) <= 3) return null;
    return {
      at: 'occupancy',
      sentence: `${formatNumber(census)} residents in ${formatNumber(beds)} beds is ${percent(implied)}, not ${percent(occupancy)}. If you count units or paid beds, say so in the description.`,
    };
  },
  function unitsWithinBeds({ units, beds }) {
    if (units === null || beds === null || units <= beds) return null;
    return {
      at: 'units',
      sentence: `You entered more units (${formatNumber(units)}) than beds (${formatNumber(beds)}). Each unit has at least one bed.`,
    };
  },
  function incomeOfUnits({ type, noi, units, beds, occupancy, monthlyRate }) {
    const count = type === 'skilled-nursing' ? (beds ?? units) : (units ?? beds);
    if (noi === null || count === null || occupancy === null || monthlyRate === null) return null;
    const income = count * monthlyRate * 12 * (occupancy / 100);
    if (income <= 0) return null;
    const margin = (noi / income) * 100;
    if (margin <= 55) return null;
    return {
      at: 'noi',
      sentence: `Occupied units bring in about ${formatDollars(income)} per year at this rate, so NOI would be ${percent(margin)} of it. Senior housing earns 20% to 40%.`,
    };
  },
];

/** Returns what a careful buyer would question, in form order. */
export const findFigureWarnings = (figures: SellerFigures): readonly FigureWarning[] =>
  RULES.map((rule) => rule(figures)).filter((doubt) => doubt !== null);

/** Derives figures from the given ones, so they need not be typed. */
export function impliedFigures({ price, noi, capRate, beds, units }: SellerFigures) {
  const priceCents = price === null ? null : toCents(price);
  const derivedCap =
    capRate === null && noi !== null && priceCents !== null
      ? capRateOf(toCents(noi), priceCents)
      : null;
  const priceEach = (count: number | null) =>
    priceCents === null || count === null ? null : toDollarsOrNull(pricePer(priceCents, count));
  return {
    capRate: derivedCap === null ? null : derivedCap * 100,
    noi:
      noi === null && capRate !== null && priceCents !== null
        ? toDollarsOrNull(noiAtCapRate(priceCents, capRate / 100))
        : null,
    eachBed: priceEach(beds),
    eachUnit: priceEach(units),
  };
}
