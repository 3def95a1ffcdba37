import type { Cents } from '../underwriting/cents.ts';
import { ratio } from '../underwriting/ratio.ts';
import {
  type DatedFlow,
  datedInternalRateOfReturn,
  type InternalRate,
} from '../underwriting/returns.ts';
import type { Flow, Holding, Overhead, Portfolio } from './portfolio.ts';

/** Returns of a holding, a group, or a whole portfolio at the end of a day. */
export interface Returns {
  /** Contributions, expenses, and fees. */
  readonly paidIn: Cents;
  readonly distributed: Cents;
  readonly value: Cents;
  readonly cost: Cents;
  /** Distributions and value, less what was paid in. */
  readonly profit: Cents;
  /** Distributions and value over what was paid in. */
  readonly multiple: number | null;
  /** Distributions over what was paid in. */
  readonly paidOut: number | null;
  /** Income of the last 12 months over the capital still invested. */
  readonly cashYield: number | null;
  readonly irr: InternalRate;
}

type Part = Pick<
  Holding,
  | 'contributed'
  | 'returned'
  | 'income'
  | 'gain'
  | 'expenses'
  | 'fees'
  | 'cost'
  | 'value'
  | 'income_year'
  | 'flows'
>;

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => Cents): Cents =>
  rows.reduce((total, row) => total + amountOf(row), 0);

/** Adds flows of one day up, so that money that moves between holdings on a day doesn't change a sign. */
function mergeFlows(lists: readonly (readonly Flow[])[]): readonly DatedFlow[] {
  const byDay = new Map<string, Cents>();
  for (const [on, amount] of lists.flat()) byDay.set(on, (byDay.get(on) ?? 0) + amount);
  return [...byDay].map(([on, amount]) => ({ on, amount }));
}

/** Computes returns of holdings and of what their entities paid for no single one. The value counts as received today. */
export function computeReturns(
  parts: readonly Part[],
  asOf: string,
  overhead: readonly Pick<Overhead, 'expenses' | 'fees' | 'flows'>[] = [],
): Returns {
  const value = sumOf(parts, (part) => part.value);
  const cost = sumOf(parts, (part) => part.cost);
  const paidIn =
    sumOf(parts, (part) => part.contributed + part.expenses + part.fees) +
    sumOf(overhead, (part) => part.expenses + part.fees);
  const distributed = sumOf(parts, (part) => part.returned + part.income + part.gain);
  const flows = mergeFlows([
    ...parts.map((part) => part.flows),
    ...overhead.map((part) => part.flows),
    [[asOf, value]],
  ]);
  return {
    paidIn,
    distributed,
    value,
    cost,
    profit: distributed + value - paidIn,
    multiple: ratio(distributed + value, paidIn),
    paidOut: ratio(distributed, paidIn),
    cashYield: ratio(
      sumOf(parts, (part) => part.income_year),
      cost,
    ),
    irr: datedInternalRateOfReturn(flows),
  };
}

/** How holdings are grouped for returns. */
export const GROUPS = {
  entity: 'Entity',
  sponsor: 'Sponsor',
  vintage: 'Vintage',
  kind: 'Kind',
} as const;
export type Group = keyof typeof GROUPS;

export interface GroupReturns {
  /** An ID, a year, or a kind; null if holdings have none. */
  readonly key: string | null;
  readonly label: string;
  readonly holdings: readonly Holding[];
  readonly returns: Returns;
}

export const HOLDING_KINDS: Readonly<Record<string, string>> = {
  property: 'Property',
  fund: 'Fund',
  vehicle: 'Vehicle',
  note: 'Note',
};

const keyOf: Readonly<Record<Group, (holding: Holding) => string | null>> = {
  entity: (holding) => holding.entity_id,
  sponsor: (holding) => holding.sponsor_id,
  vintage: ({ vintage }) => (vintage === null ? null : `${vintage}`),
  kind: (holding) => holding.kind,
};

/**
 * Groups holdings and computes the returns of each group. Only entities bear what was paid for no single holding, so
 * other groups are before it.
 */
export function groupReturns(portfolio: Portfolio, by: Group): readonly GroupReturns[] {
  const names = new Map(
    [...portfolio.entities, ...portfolio.sponsors].map(({ id, name }) => [id, name]),
  );
  const groups = new Map<string | null, Holding[]>();
  if (by === 'entity') for (const { id } of portfolio.entities) groups.set(id, []);
  for (const holding of portfolio.holdings) {
    const key = keyOf[by](holding);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(holding);
  }
  return [...groups]
    .map(([key, holdings]) => ({
      key,
      label:
        key === null
          ? `No ${GROUPS[by].toLowerCase()}`
          : (names.get(key) ?? HOLDING_KINDS[key] ?? key),
      holdings,
      returns: computeReturns(
        holdings,
        portfolio.as_of,
        by === 'entity' ? portfolio.overhead.filter((part) => part.entity_id === key) : [],
      ),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Computes the returns of all holdings, after what entities paid for no single one. */
export const totalReturns = ({ holdings, overhead, as_of }: Portfolio): Returns =>
  computeReturns(holdings, as_of, overhead);
