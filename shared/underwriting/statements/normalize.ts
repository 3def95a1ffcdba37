import { formatRate } from '../../format/percent.ts';
import { type Cents, roundCents, sumCents } from '../cents.ts';
import { computeEarnings, computePayorRevenue, normalizeStatement } from '../operations.ts';
import { ratio } from '../ratio.ts';
import { ACCOUNTS, type Account, findAccount } from './accounts.ts';

export const ADJUSTMENT_KINDS = [
  { value: 'management_fee', label: 'Market management fee', account: '6000' },
  { value: 'reserves', label: 'Replacement reserves', account: '5900' },
  { value: 'agency_labor', label: 'Agency labor', account: '5050' },
  { value: 'owner_pay', label: 'Owner pay', account: '5500' },
  { value: 'property_tax', label: 'Property tax', account: '6100' },
  { value: 'insurance', label: 'Insurance', account: '6200' },
  { value: 'lease_rent', label: 'Rent to the owner', account: '7000' },
  { value: 'one_time', label: 'One-time item', account: '5900' },
  { value: 'other', label: 'Other', account: '5900' },
] as const;

export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]['value'];

export const isAdjustmentKind = (kind: string): kind is AdjustmentKind =>
  ADJUSTMENT_KINDS.some(({ value }) => value === kind);

/** A stored line: cents of each month with the cells they were read from. */
export interface StoredLine {
  readonly account: string;
  readonly label: string;
  readonly section: string | null;
  /** Set if the line comes from another file, such as a census. */
  readonly sheet?: string | null;
  readonly cents: readonly Cents[];
  readonly cells: readonly (string | null)[];
}

/** An entry of the ledger that was not withdrawn. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: AdjustmentKind;
  readonly account: string;
  /** Added to the account for the year; for reserves, per unit. */
  readonly cents: Cents | null;
  /** The management fee's share of revenue. */
  readonly share: number | null;
  readonly reason: string;
}

/** Where a part of a figure comes from. */
export type FigurePart =
  | { readonly from: 'line'; readonly line: StoredLine; readonly cents: Cents }
  | { readonly from: 'entry'; readonly entry: LedgerEntry; readonly cents: Cents }
  | {
      readonly from: 'figure';
      readonly key: string;
      readonly label: string;
      readonly cents: Cents;
    };

/** A figure of the normalized statement, with its formula and every part of it. */
export interface StatementFigure {
  readonly key: string;
  readonly label: string;
  readonly reported: Cents;
  readonly adjusted: Cents;
  readonly normalized: Cents;
  readonly formula: string;
  readonly parts: readonly FigurePart[];
  readonly isTotal: boolean;
}

export interface NormalizedResult {
  readonly figures: readonly StatementFigure[];
  readonly noi: Cents;
  readonly margin: number | null;
  readonly payors: readonly PayorFigure[];
  readonly payorTotal: ReturnType<typeof computePayorRevenue> | null;
}

export interface PayorFigure {
  readonly payor: NonNullable<Account['payor']>;
  readonly label: string;
  readonly revenue: Cents;
  readonly days: number;
  /** Revenue for each resident day; null without days. */
  readonly daily: Cents | null;
  readonly parts: readonly FigurePart[];
}

const yearOf = ({ cents }: StoredLine): Cents => sumCents(cents);

interface AccountFigure extends StatementFigure {
  readonly account: Account;
}

/**
 * Normalizes a statement: each account with its adjustments, then EBITDARM, EBITDAR, EBITDA, and NOI. Without entries
 * for them, the reported management fee stays and no reserves are taken.
 */
export function normalize(
  lines: readonly StoredLine[],
  units: number,
  entries: readonly LedgerEntry[],
): NormalizedResult {
  const fee = entries.find(({ kind }) => kind === 'management_fee') ?? null;
  const reserve = entries.find(({ kind }) => kind === 'reserves') ?? null;
  const others = entries.filter((entry) => entry !== fee && entry !== reserve);
  const byAccount = ACCOUNTS.flatMap((account) => accountFigure(account, lines, others));
  const of = (group: Account['group']) =>
    byAccount.filter(({ account }) => account.group === group);
  const sum = (figures: readonly AccountFigure[], key: 'reported' | 'normalized') =>
    sumCents(figures.map((one) => one[key]));
  const [revenue, expenses, fees, rents] = [of('revenue'), of('expense'), of('fee'), of('rent')];
  const income = sum(revenue, 'normalized');
  const reportedFee = sum(fees, 'reported');
  const rent = sum(rents, 'normalized');
  const share = fee?.share ?? null;
  const {
    managementFee,
    reserves,
    expenses: operating,
  } = normalizeStatement(
    {
      units,
      income,
      expenses: sum(expenses, 'reported') + reportedFee,
      reportedManagementFee: reportedFee,
    },
    { managementFee: share ?? 0, reservePerUnit: reserve?.cents ?? 0 },
    expenses.map(({ label, adjusted }) => ({ reason: label, expenses: adjusted })),
  );
  const feeNow = share === null ? sum(fees, 'normalized') : managementFee;
  const earnings = computeEarnings({ ebitdarm: income - operating, managementFee: feeNow, rent });
  const reported = computeEarnings({
    ebitdarm: sum(revenue, 'reported') - sum(expenses, 'reported'),
    managementFee: reportedFee,
    rent: sum(rents, 'reported'),
  });
  const noi = earnings.ebitda - reserves;
  const total = (
    key: string,
    label: string,
    was: Cents,
    now: Cents,
    formula: string,
    parts: readonly FigurePart[],
  ): StatementFigure => ({
    key,
    label,
    reported: was,
    adjusted: now - was,
    normalized: now,
    formula,
    parts,
    isTotal: true,
  });
  const part = (key: string, label: string, cents: Cents): FigurePart => ({
    from: 'figure',
    key,
    label,
    cents,
  });
  const sums = (figures: readonly AccountFigure[]) =>
    figures.map(({ key, label, normalized }) => part(key, label, normalized));
  const feeFigure: StatementFigure = {
    key: '6000',
    label: 'Management fee',
    reported: reportedFee,
    adjusted: feeNow - reportedFee,
    normalized: feeNow,
    formula:
      share === null
        ? 'Sum of the lines and adjustments of account 6000'
        : `Revenue × ${formatRate(share * 100)}`,
    parts: [
      ...fees.flatMap(({ parts }) => parts),
      ...(fee === null
        ? []
        : [{ from: 'entry', entry: fee, cents: feeNow - reportedFee } as const]),
      ...(share === null ? [] : [part('income', 'Revenue', income)]),
    ],
    isTotal: false,
  };
  const reserveFigure: StatementFigure = {
    key: 'reserves',
    label: 'Replacement reserves',
    reported: 0,
    adjusted: reserves,
    normalized: reserves,
    formula: `${units} units × amount per unit`,
    parts: reserve === null ? [] : [{ from: 'entry', entry: reserve, cents: reserves }],
    isTotal: false,
  };
  const figures: readonly StatementFigure[] = [
    ...revenue,
    total(
      'income',
      'Revenue',
      sum(revenue, 'reported'),
      income,
      'Sum of the revenue accounts',
      sums(revenue),
    ),
    ...expenses,
    total(
      'expenses',
      'Operating expenses',
      sum(expenses, 'reported'),
      operating,
      'Sum of the expense accounts',
      sums(expenses),
    ),
    total(
      'ebitdarm',
      'EBITDARM',
      reported.ebitdarm,
      earnings.ebitdarm,
      'Revenue − operating expenses',
      [part('income', 'Revenue', income), part('expenses', 'Operating expenses', -operating)],
    ),
    feeFigure,
    total('ebitdar', 'EBITDAR', reported.ebitdar, earnings.ebitdar, 'EBITDARM − management fee', [
      part('ebitdarm', 'EBITDARM', earnings.ebitdarm),
      part('6000', 'Management fee', -feeNow),
    ]),
    ...rents,
    total('ebitda', 'EBITDA', reported.ebitda, earnings.ebitda, 'EBITDAR − rent to the owner', [
      part('ebitdar', 'EBITDAR', earnings.ebitdar),
      part('7000', 'Rent to the owner', -rent),
    ]),
    reserveFigure,
    total('noi', 'NOI', reported.ebitda, noi, 'EBITDA − replacement reserves', [
      part('ebitda', 'EBITDA', earnings.ebitda),
      part('reserves', 'Replacement reserves', -reserves),
    ]),
  ];
  return { figures, noi, margin: ratio(noi, income), ...payorsOf(byAccount) };
}

function accountFigure(
  account: Account,
  lines: readonly StoredLine[],
  entries: readonly LedgerEntry[],
): readonly AccountFigure[] {
  const own = lines.filter((line) => line.account === account.number);
  const added = entries.filter((entry) => entry.account === account.number);
  if (own.length === 0 && added.length === 0) return [];
  const reported = sumCents(own.map(yearOf));
  const adjusted = sumCents(added.map(({ cents }) => cents ?? 0));
  return [
    {
      key: account.number,
      label: account.name,
      account,
      reported,
      adjusted,
      normalized: reported + adjusted,
      formula: `Sum of the lines and adjustments of account ${account.number}`,
      parts: [
        ...own.map((line) => ({ from: 'line', line, cents: yearOf(line) }) as const),
        ...added.map((entry) => ({ from: 'entry', entry, cents: entry.cents ?? 0 }) as const),
      ],
      isTotal: false,
    },
  ];
}

const PAYOR_LABELS: Readonly<Record<NonNullable<Account['payor']>, string>> = {
  private: 'Private pay',
  medicaid: 'Medicaid and waiver',
  medicare: 'Medicare A',
  managed: 'Medicare Advantage',
  veterans: 'VA',
  other: 'Other',
};

/** Revenue of each payor for a resident day, from the days in the file. */
function payorsOf(
  figures: readonly AccountFigure[],
): Pick<NormalizedResult, 'payors' | 'payorTotal'> {
  const payors = (Object.keys(PAYOR_LABELS) as (keyof typeof PAYOR_LABELS)[]).flatMap((payor) => {
    const own = figures.filter(({ account }) => account.payor === payor);
    const revenue = own.filter(({ account }) => account.group === 'revenue');
    const days =
      sumCents(
        own.filter(({ account }) => account.group === 'statistic').map(({ reported }) => reported),
      ) / 100;
    const total = sumCents(revenue.map(({ normalized }) => normalized));
    if (revenue.length === 0 && days === 0) return [];
    return [
      {
        payor,
        label: PAYOR_LABELS[payor],
        revenue: total,
        days,
        daily: days > 0 ? roundCents(total / days) : null,
        parts: own.flatMap(({ parts }) => parts),
      },
    ];
  });
  const counted = payors.filter(({ days }) => days > 0);
  return {
    payors,
    payorTotal:
      counted.length === 0
        ? null
        : computePayorRevenue(
            counted.map(({ payor, days, revenue }) => ({ payor, days, dailyRate: revenue / days })),
          ),
  };
}

/** True for accounts that an adjustment can change. */
export const isAdjustable = (number: string): boolean => {
  const group = findAccount(number)?.group;
  return group !== undefined && group !== 'statistic' && group !== 'below';
};
