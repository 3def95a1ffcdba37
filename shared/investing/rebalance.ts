import { type Coefficients, type Constraint, solve } from 'yalps';
import type { Cents } from '../underwriting/cents.ts';
import { ratio } from '../underwriting/ratio.ts';
import { limitOf, nameIn, sharesOf } from './exposure.ts';
import { DIMENSIONS, type Dimension, type Holding, type Portfolio } from './portfolio.ts';

export const OBJECTIVES = {
  trade: 'Sell as little as possible',
  income: 'Most cash income',
} as const;
export type Objective = keyof typeof OBJECTIVES;

export interface RebalanceOptions {
  readonly objective: Objective;
  /** Cash to invest besides sales. */
  readonly newMoney: Cents;
  /** Most of any one holding that can be sold, from 0 to 1. */
  readonly mostOfHolding: number;
  /** Most of the portfolio's value that can be sold, from 0 to 1. */
  readonly mostOfPortfolio: number;
  /** Cost of a sale as a share of its price. */
  readonly saleCost: number;
  /** Expected cash yield of new investments. */
  readonly newYield: number;
  /** IDs of holdings that are not sold. */
  readonly kept: readonly string[];
  /** IDs of holdings that more can be invested in. */
  readonly open: readonly string[];
}

export interface Move {
  readonly holding: Holding;
  /** Negative for a sale. */
  readonly amount: Cents;
  readonly valueAfter: Cents;
}

export interface Constrained {
  readonly dimension: Dimension;
  readonly member: string;
  readonly most: number;
  readonly before: number;
  readonly after: number;
}

export interface Rebalancing {
  readonly moves: readonly Move[];
  /** Invested outside everything that a limit applies to. */
  readonly newInvestments: Cents;
  readonly costs: Cents;
  /** Every limit that applies to something held, with the shares before and after. */
  readonly constraints: readonly Constrained[];
  readonly incomeBefore: Cents;
  readonly incomeAfter: Cents;
  /** Identifies the inputs: the same inputs have the same run. */
  readonly run: string;
}

interface Rule {
  readonly dimension: Dimension;
  readonly member: string;
  /** From 0 to 1. */
  readonly most: number;
  /** Share of each holding that counts toward the member. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Lists a rule for each member that a limit applies to. */
function listRules(portfolio: Portfolio, held: readonly Holding[]): readonly Rule[] {
  const nameOf = nameIn(portfolio);
  return (Object.keys(DIMENSIONS) as Dimension[]).flatMap((dimension) => {
    const limits = portfolio.limits.filter((limit) => limit.dimension === dimension);
    if (limits.length === 0) return [];
    const members = new Map<string, Map<string, number>>();
    for (const holding of held) {
      for (const { member, share } of sharesOf(holding, dimension, nameOf)) {
        if (member === null) continue;
        const weights = members.get(member) ?? new Map<string, number>();
        members.set(member, weights);
        weights.set(holding.id, share);
      }
    }
    return [...members]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([member, weights]) => {
        const limit = limitOf(limits, member);
        return limit === undefined
          ? []
          : [{ dimension, member, most: limit.most_percent / 100, weights }];
      });
  });
}

type Amounts = ReadonlyMap<string, number>;

const ACCURACY = 1e-9;
/** Sales that change nothing else are worse than none. */
const TRADE_PENALTY = 1e-6;

/** Builds and solves the linear program in shares of the portfolio's value. `mostBreach` bounds the sum of breaches. */
function solveProgram(
  held: readonly Holding[],
  rules: readonly Rule[],
  options: RebalanceOptions,
  mostBreach: number | null,
): Amounts | null {
  const total = held.reduce((sum, { value }) => sum + value, 0);
  const money = options.newMoney / total;
  const variables = new Map<string, Coefficients>();
  const constraints = new Map<string, Constraint>([
    ['budget', { equal: money }],
    ['turnover', { max: options.mostOfPortfolio }],
    ...(mostBreach === null ? [] : [['breach', { max: mostBreach + ACCURACY }] as const]),
  ]);
  const goal = (breach: number, trade: number, income: number): number => {
    if (mostBreach === null) return breach;
    return options.objective === 'trade' ? trade : trade * TRADE_PENALTY - income;
  };
  rules.forEach(({ most, weights }, at) => {
    const now = held.reduce(
      (sum, { id, value }) => sum + ((weights.get(id) ?? 0) * value) / total,
      0,
    );
    constraints.set(`rule ${at}`, { max: most * (1 + money) - now });
    variables.set(`breach ${at}`, [
      [`rule ${at}`, -1],
      ['breach', 1],
      ['goal', goal(1, 0, 0)],
    ]);
  });
  for (const { id, value, income_year: income } of held) {
    const incomeYield = income / value;
    const weightIn = (rule: Rule) => rule.weights.get(id) ?? 0;
    if (!options.kept.includes(id)) {
      constraints.set(`most of ${id}`, { max: (value / total) * options.mostOfHolding });
      variables.set(`sell ${id}`, [
        ['budget', options.saleCost - 1],
        ['turnover', 1],
        [`most of ${id}`, 1],
        ['goal', goal(0, 1, -incomeYield)],
        ...rules.map(
          (rule, at) => [`rule ${at}`, rule.most * options.saleCost - weightIn(rule)] as const,
        ),
      ]);
    }
    if (options.open.includes(id)) {
      variables.set(`add ${id}`, [
        ['budget', 1],
        ['goal', goal(0, 1, incomeYield)],
        ...rules.map((rule, at) => [`rule ${at}`, weightIn(rule)] as const),
      ]);
    }
  }
  variables.set('new', [
    ['budget', 1],
    ['goal', goal(0, 0, options.newYield)],
  ]);
  const { status, variables: found } = solve(
    { direction: 'minimize', objective: 'goal', constraints, variables },
    { maxPivots: 20_000 },
  );
  return status === 'optimal' ? new Map(found) : null;
}

/** A short checksum of the inputs (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

const DOLLAR = 100;
/** Dollars that are rounding of the solver. */
const CLOSE = 1e-4;

/**
 * Suggests sales and investments that bring the portfolio within its limits, or as close as the constraints allow, and
 * among those the best for the objective. A linear program; the same inputs always give the same result. Null without
 * holdings, or if no solution was found.
 */
export function suggestRebalancing(
  portfolio: Portfolio,
  options: RebalanceOptions,
): Rebalancing | null {
  const held = portfolio.holdings
    .filter(({ value, status }) => value > 0 && status === 'active')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const total = held.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return null;
  const rules = listRules(portfolio, held);
  const first = solveProgram(held, rules, options, null);
  if (first === null) return null;
  const breach = rules.reduce((sum, _rule, at) => sum + (first.get(`breach ${at}`) ?? 0), 0);
  const best = solveProgram(held, rules, options, breach) ?? first;

  // Sales are rounded up and purchases down to whole dollars, so that rounding never breaks a limit.
  const dollarsOf = (key: string): number => ((best.get(key) ?? 0) * total) / DOLLAR;
  const soldOf = (id: string): Cents => Math.ceil(dollarsOf(`sell ${id}`) - CLOSE) * DOLLAR;
  const addedTo = (id: string): Cents => Math.floor(dollarsOf(`add ${id}`) + CLOSE) * DOLLAR;
  const changes = held.map((holding) => ({
    holding,
    sold: Math.min(Math.max(soldOf(holding.id), 0), holding.value),
    added: Math.max(addedTo(holding.id), 0),
  }));
  const sales = changes.reduce((sum, { sold }) => sum + sold, 0);
  const costs = Math.round(sales * options.saleCost);
  const added = changes.reduce((sum, change) => sum + change.added, 0);
  const newInvestments = Math.max(options.newMoney + sales - costs - added, 0);
  const after = new Map(
    changes.map((change) => [change.holding.id, change.holding.value - change.sold + change.added]),
  );
  const totalAfter = total + options.newMoney - costs;
  const countedAs = ({ weights }: Rule, amountOf: (holding: Holding) => number): number =>
    held.reduce((sum, holding) => sum + (weights.get(holding.id) ?? 0) * amountOf(holding), 0);
  const incomeOf = ({ id, value, income_year: income }: Holding) =>
    ((after.get(id) ?? 0) * income) / value;
  return {
    moves: changes
      .filter((change) => change.added !== change.sold)
      .map((change) => ({
        holding: change.holding,
        amount: change.added - change.sold,
        valueAfter: after.get(change.holding.id) ?? 0,
      }))
      .toSorted((one, other) => one.amount - other.amount),
    newInvestments,
    costs,
    constraints: rules.map((rule) => ({
      dimension: rule.dimension,
      member: rule.member,
      most: rule.most,
      before: countedAs(rule, ({ value }) => value) / total,
      after:
        ratio(
          countedAs(rule, ({ id }) => after.get(id) ?? 0),
          totalAfter,
        ) ?? 0,
    })),
    incomeBefore: held.reduce((sum, { income_year: income }) => sum + income, 0),
    incomeAfter: Math.round(
      held.reduce((sum, holding) => sum + incomeOf(holding), 0) + newInvestments * options.newYield,
    ),
    run: checksum(
      JSON.stringify([
        portfolio.as_of,
        held.map(({ id, value, income_year: income }) => [id, value, income]),
        rules.map(({ dimension, member, most, weights }) => [
          dimension,
          member,
          most,
          [...weights],
        ]),
        options,
      ]),
    ),
  };
}
