import type { Cents } from '../underwriting/cents.ts';
import { CARE_LABELS } from './holdingChoices.ts';
import {
  DIMENSIONS,
  type Dimension,
  type Holding,
  type Limit,
  type Portfolio,
} from './portfolio.ts';
import { HOLDING_KINDS } from './returns.ts';

/** A part of a holding's value that counts toward a member of a dimension. */
interface Share {
  readonly member: string | null;
  /** From 0 to 1; the shares of a holding add up to 1. */
  readonly share: number;
}

const whole = (member: string | null): readonly Share[] => [{ member, share: 1 }];

const PAYORS = [
  ['Private pay', 'private_pay_percent'],
  ['Medicaid', 'medicaid_percent'],
  ['Medicare', 'medicare_percent'],
] as const;

/** Splits a holding by payor; what isn't private pay, Medicaid, or Medicare is another payor. */
function payorShares(holding: Holding): readonly Share[] {
  const stated = PAYORS.flatMap(([member, field]) => {
    const percent = holding[field];
    return percent === null ? [] : [{ member, share: percent / 100 }];
  });
  if (stated.length === 0) return whole(null);
  const rest = 1 - stated.reduce((total, { share }) => total + share, 0);
  return [...stated, { member: 'Other payors', share: rest }].filter(({ share }) => share > 1e-9);
}

type NameOf = (id: string) => string | undefined;

/** Returns what a holding counts toward in a dimension; a null member is a holding that doesn't say. */
export function sharesOf(holding: Holding, dimension: Dimension, nameOf: NameOf): readonly Share[] {
  switch (dimension) {
    case 'payor':
      return payorShares(holding);
    case 'care_type':
      return whole(holding.care_type && (CARE_LABELS[holding.care_type] ?? holding.care_type));
    case 'kind':
      return whole(HOLDING_KINDS[holding.kind] ?? holding.kind);
    case 'maturity':
      return whole(holding.loan_matures_on?.slice(0, 4) ?? null);
    case 'vintage':
      return whole(holding.vintage === null ? null : `${holding.vintage}`);
    case 'sponsor':
      return whole(holding.sponsor_id && (nameOf(holding.sponsor_id) ?? null));
    case 'entity':
      return whole(nameOf(holding.entity_id) ?? null);
    case 'holding':
      return whole(holding.name);
    default:
      return whole(holding[dimension]);
  }
}

export interface Exposure {
  /** Null for holdings that don't say. */
  readonly member: string | null;
  readonly cents: Cents;
  /** Share of the portfolio's value, from 0 to 1. */
  readonly share: number;
  readonly holdings: readonly Holding[];
}

export const nameIn = ({ entities, sponsors }: Portfolio): NameOf => {
  const names = new Map([...entities, ...sponsors].map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
};

/** Measures how much of the portfolio's value is in each member of a dimension, largest first; unknown last. */
export function measureExposure(portfolio: Portfolio, dimension: Dimension): readonly Exposure[] {
  const nameOf = nameIn(portfolio);
  const held = portfolio.holdings.filter(({ value }) => value > 0);
  const total = held.reduce((sum, { value }) => sum + value, 0);
  const members = new Map<string | null, { cents: number; holdings: Holding[] }>();
  for (const holding of held) {
    for (const { member, share } of sharesOf(holding, dimension, nameOf)) {
      const one = members.get(member) ?? { cents: 0, holdings: [] };
      members.set(member, one);
      one.cents += holding.value * share;
      one.holdings.push(holding);
    }
  }
  return [...members]
    .map(([member, { cents, holdings }]) => ({
      member,
      cents: Math.round(cents),
      share: cents / total,
      holdings,
    }))
    .toSorted(
      (one, other) =>
        Number(one.member === null) - Number(other.member === null) ||
        other.cents - one.cents ||
        (one.member ?? '').localeCompare(other.member ?? '', 'en'),
    );
}

export interface Breach {
  readonly limit: Limit;
  readonly member: string;
  readonly share: number;
  /** Value above the limit. */
  readonly excess: Cents;
}

/** Finds what is above a limit. A limit for one member replaces the one for each value of its dimension. */
export function findBreaches(portfolio: Portfolio): readonly Breach[] {
  return (Object.keys(DIMENSIONS) as Dimension[]).flatMap((dimension) => {
    const limits = portfolio.limits.filter((limit) => limit.dimension === dimension);
    if (limits.length === 0) return [];
    return measureExposure(portfolio, dimension).flatMap(({ member, share, cents }) => {
      const limit = limitOf(limits, member);
      if (member === null || limit === undefined || share * 100 <= limit.most_percent + 1e-9)
        return [];
      const excess = Math.round(cents - (cents / share) * (limit.most_percent / 100));
      return [{ limit, member, share, excess }];
    });
  });
}

const sameMember = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the limit that applies to a member: its own, else the one for each. */
export const limitOf = (limits: readonly Limit[], member: string | null): Limit | undefined =>
  member === null
    ? undefined
    : (limits.find((limit) => limit.member !== null && sameMember(limit.member, member)) ??
      limits.find((limit) => limit.member === null));
