import { type Cents, roundCents, sumCents } from '../underwriting/cents.ts';

/** Recovery classes of IRC §168(c) and (e). Land is not depreciated. */
export const RECOVERY_CLASSES = [
  { value: 'residential', label: 'Residential rental, 27.5 years', years: 27.5, factor: 1 },
  { value: 'nonresidential', label: 'Nonresidential, 39 years', years: 39, factor: 1 },
  { value: 'land_improvements', label: 'Land improvements, 15 years', years: 15, factor: 1.5 },
  { value: 'furniture', label: 'Furniture and fixtures, 7 years', years: 7, factor: 2 },
  { value: 'equipment', label: 'Appliances, carpet, equipment, 5 years', years: 5, factor: 2 },
  { value: 'land', label: 'Land, not depreciated', years: 0, factor: 0 },
] as const;

export type RecoveryClass = (typeof RECOVERY_CLASSES)[number]['value'];

export interface DepreciableAsset {
  readonly id: string;
  readonly recovery: RecoveryClass;
  readonly cost: Cents;
  /** Day it was ready for use, "2026-11-28". */
  readonly placedOn: string;
  /** Share deducted in the first year under IRC §168(k), from 0 to 1. */
  readonly bonus: number;
}

export type Convention = 'mid-month' | 'half-year' | 'mid-quarter';

export interface DepreciationYear {
  readonly year: number;
  readonly amount: Cents;
}

const classOf = (recovery: RecoveryClass) =>
  RECOVERY_CLASSES.find(({ value }) => value === recovery) ?? RECOVERY_CLASSES[0];

/** True for classes that follow the half-year or mid-quarter convention. */
export const isPersonalProperty = (recovery: RecoveryClass): boolean =>
  classOf(recovery).factor > 1;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The share of a year's personal property in the last three months above which mid-quarter applies. */
const MID_QUARTER_SHARE = 0.4;

/**
 * Returns the years in which more than 40 % of personal property was placed in service in the last three months, so that
 * the mid-quarter convention of IRC §168(d)(3) applies. Basis is counted without bonus depreciation.
 */
export function listMidQuarterYears(assets: readonly DepreciableAsset[]): ReadonlySet<number> {
  const sums = new Map<number, { late: number; all: number }>();
  for (const { recovery, cost, placedOn } of assets) {
    if (!isPersonalProperty(recovery)) continue;
    const sum = sums.get(yearOf(placedOn)) ?? { late: 0, all: 0 };
    sum.all += cost;
    if (monthOf(placedOn) > 9) sum.late += cost;
    sums.set(yearOf(placedOn), sum);
  }
  return new Set(
    [...sums].filter(([, { late, all }]) => late > all * MID_QUARTER_SHARE).map(([year]) => year),
  );
}

export function conventionOf(
  asset: DepreciableAsset,
  midQuarterYears: ReadonlySet<number>,
): Convention {
  if (!isPersonalProperty(asset.recovery)) return 'mid-month';
  return midQuarterYears.has(yearOf(asset.placedOn)) ? 'mid-quarter' : 'half-year';
}

/** Returns the part of the first year that an asset is treated as in use. */
function firstYearPart(convention: Convention, month: number): number {
  if (convention === 'half-year') return 0.5;
  if (convention === 'mid-month') return (12.5 - month) / 12;
  return (4.5 - Math.ceil(month / 3)) / 4;
}

/** Returns unrounded shares of basis by year: declining balance, then straight line once that is more. */
function listShares(years: number, factor: number, first: number): readonly number[] {
  const shares: number[] = [];
  let left = 1;
  let used = 0;
  while (left > 1e-12) {
    const part = shares.length === 0 ? first : Math.min(1, years - used);
    const declining = ((left * factor) / years) * part;
    const straight = (left / (years - used)) * part;
    const share = Math.min(left, Math.max(factor > 1 ? declining : 0, straight));
    shares.push(share);
    left -= share;
    used += part;
  }
  return shares;
}

/** Returns the deduction of each year. Years sum to the cost to the cent; the last one takes the rounding. */
export function scheduleDepreciation(
  asset: DepreciableAsset,
  convention: Convention,
): readonly DepreciationYear[] {
  const { years, factor } = classOf(asset.recovery);
  if (years === 0 || asset.cost === 0) return [];
  const start = yearOf(asset.placedOn);
  const bonus = isPersonalProperty(asset.recovery) ? roundCents(asset.cost * asset.bonus) : 0;
  const basis = asset.cost - bonus;
  const shares = listShares(years, factor, firstYearPart(convention, monthOf(asset.placedOn)));
  let left = basis;
  return shares.map((share, at) => {
    const amount = at === shares.length - 1 ? left : roundCents(basis * share);
    left -= amount;
    return { year: start + at, amount: amount + (at === 0 ? bonus : 0) };
  });
}

export interface AssetDepreciation {
  readonly asset: DepreciableAsset;
  readonly convention: Convention;
  readonly years: readonly DepreciationYear[];
}

/** Returns the schedule of every asset of one taxpayer, with the convention that applies to each. */
export function scheduleAssets(assets: readonly DepreciableAsset[]): readonly AssetDepreciation[] {
  const midQuarterYears = listMidQuarterYears(assets);
  return assets.map((asset) => {
    const convention = conventionOf(asset, midQuarterYears);
    return { asset, convention, years: scheduleDepreciation(asset, convention) };
  });
}

export const depreciationIn = (schedule: AssetDepreciation, year: number): Cents =>
  schedule.years.find((entry) => entry.year === year)?.amount ?? 0;

/** Returns what was deducted through the end of a year. */
export const depreciationThrough = (schedule: AssetDepreciation, year: number): Cents =>
  sumCents(schedule.years.filter((entry) => entry.year <= year).map(({ amount }) => amount));
