import type { Assumptions } from '../assumptions.ts';
import { MONTHS } from '../monthly.ts';
import { type Cell, cents, columnName, SheetBuilder } from './cells.ts';
import type { DebtSheets } from './debtSheet.ts';
import type { Inputs } from './inputsSheet.ts';
import type { MonthSheet } from './monthlySheet.ts';

/** The longest hold, and closing. */
const ROWS = MONTHS - 12 + 1;
const FIRST_ROW = 1;

/** Columns of the sheet. */
const [MONTH, DATE, LEVERED, UNLEVERED, CASH] = [0, 1, 2, 3, 4] as const;
const SIGNS = { levered: 5, unlevered: 9 } as const;
type Flow = keyof typeof SIGNS;

export interface ReturnsSheet {
  readonly sheet: SheetBuilder;
  readonly rate: (flow: Flow) => string;
  readonly presentValue: (flow: Flow) => string;
  readonly multiple: (flow: Flow) => string;
  /** Sum of the levered flows of a year. */
  readonly cashOf: (year: number) => string;
  readonly deficit: string;
}

/** Writes dated cash flows, one month a row, and what the returns need. */
export function buildReturns(inputs: Inputs, months: MonthSheet, debt: DebtSheets): ReturnsSheet {
  const sheet = new SheetBuilder('Returns');
  const { at } = debt;
  sheet.head(
    'Month',
    'Date',
    'After debt',
    'Before debt',
    'Running cash before the sale',
    ...['After debt', 'Before debt'].flatMap((of) => [
      `${of}: sign`,
      `${of}: changes`,
      `${of}: total sign`,
      `${of}: total changes`,
    ]),
  );
  const exit = at('exitMonth');
  for (let month = 0; month < ROWS; month++) sheet.add(...flowRow(month));

  function flowRow(month: number): Cell[] {
    const row = FIRST_ROW + month + 1;
    const own = (column: number) => `${columnName(column)}${row}`;
    const above = (column: number) => `${columnName(column)}${row - 1}`;
    const cash = (line: string, sale: string) =>
      `IF(${own(MONTH)}<=${exit},${cents(`${line}+IF(${own(MONTH)}=${exit},${sale},0)`)},0)`;
    const saleBeforeDebt = `${at('sale.proceeds')}+${at('sale.payoff')}+${at('sale.penalty')}`;
    const signs = (flow: number, first: number): Cell[] => {
      const total = `SUM(${columnName(flow)}$${FIRST_ROW + 1}:${own(flow)})`;
      const sign = (value: string, column: number) =>
        month === 0
          ? `SIGN(${value})`
          : `IF(ROUND(${value},2)=0,${above(column)},SIGN(ROUND(${value},2)))`;
      const changes = (column: number) =>
        month === 0 ? '0' : `IF(AND(${above(column)}<>0,${own(column)}<>${above(column)}),1,0)`;
      return [
        { formula: sign(own(flow), first), format: 'number' },
        { formula: changes(first), format: 'number' },
        { formula: sign(total, first + 2), format: 'number' },
        { formula: changes(first + 2), format: 'number' },
      ];
    };
    return [
      { value: month, format: 'number' },
      { formula: `EDATE(${inputs.of('closing')},${own(MONTH)})`, format: 'date' },
      {
        formula:
          month === 0
            ? `-${at('equity')}`
            : cash(debt.schedule.of('levered').at(month), at('sale.proceeds')),
        format: 'money',
      },
      {
        formula:
          month === 0 ? `-${at('cost')}` : cash(months.of('unlevered').at(month), saleBeforeDebt),
        format: 'money',
      },
      {
        formula:
          month === 0
            ? '0'
            : `IF(${own(MONTH)}<=${exit},${cents(`${above(CASH)}+${debt.schedule.of('levered').at(month)}`)},${above(CASH)})`,
        format: 'money',
      },
      ...signs(LEVERED, SIGNS.levered),
      ...signs(UNLEVERED, SIGNS.unlevered),
    ];
  }

  const column = (of: number) => sheet.range(FIRST_ROW, of, FIRST_ROW + ROWS - 1, of);
  const flowsOf = (flow: Flow) => column(flow === 'levered' ? LEVERED : UNLEVERED);
  return {
    sheet,
    rate: (flow) => {
      const first = SIGNS[flow];
      const changes = `SUM(${column(first + 1)})`;
      // One sign change has one rate; so has one sign change of a running total that isn't zero in the end.
      const isSingle = `OR(${changes}=1,AND(${changes}>1,ROUND(SUM(${flowsOf(flow)}),2)<>0,SUM(${column(first + 3)})=1))`;
      return `IF(AND(${at('hasSale')}=1,${isSingle}),IFERROR(XIRR(${flowsOf(flow)},${column(DATE)}),""),"")`;
    },
    presentValue: (flow) =>
      `IF(${at('hasSale')}=1,${cents(`SUMPRODUCT(${flowsOf(flow)}/(1+${inputs.of('required')})^((${column(DATE)}-${inputs.of('closing')})/365))`)},"")`,
    multiple: (flow) =>
      `IF(AND(${at('hasSale')}=1,SUMIF(${flowsOf(flow)},"<0")<0),SUMIF(${flowsOf(flow)},">0")/-SUMIF(${flowsOf(flow)},"<0"),"")`,
    cashOf: (year) =>
      cents(
        `SUM(${sheet.range(FIRST_ROW + (year - 1) * 12 + 1, LEVERED, FIRST_ROW + year * 12, LEVERED)})`,
      ),
    deficit: `-MIN(0,MIN(${column(CASH)}))`,
  };
}

const YEARS = 10;

export interface WaterfallSheet {
  readonly sheet: SheetBuilder;
  /** Address of a row in a year, or of its total. */
  readonly at: (key: string, year: number | 'total') => string;
}

/** Writes the waterfall by year. A year that needs cash counts as a contribution. */
export function buildWaterfall(
  of: Assumptions,
  inputs: Inputs,
  debt: DebtSheets,
  returns: ReturnsSheet,
): WaterfallSheet {
  const sheet = new SheetBuilder('Waterfall');
  const rows = new Map<string, number>();
  const { of: ref } = inputs;
  sheet.head('Year', ...Array.from({ length: YEARS }, (_, at) => `${at + 1}`), 'Total');
  const address = (key: string, year: number): string => {
    const row = rows.get(key);
    if (row === undefined) throw new Error(`No row ${key}.`);
    return `${columnName(year)}${row + 1}`;
  };
  const before = (key: string, year: number) => (year === 1 ? '0' : address(key, year - 1));
  const line = (key: string, label: string, formula: (year: number) => string, isSummed = true) => {
    const row = sheet.nextRow;
    rows.set(key, row);
    sheet.add(
      { value: label },
      ...Array.from(
        { length: YEARS },
        (_, at): Cell => ({ formula: formula(at + 1), format: 'money' }),
      ),
      isSummed
        ? { formula: `SUM(B${row + 1}:${columnName(YEARS)}${row + 1})`, format: 'money' }
        : undefined,
    );
  };
  const tiers = [
    ...of.waterfall.tiers.map((_, at) => ({
      key: `tier${at}`,
      promote: inputs.row('tiers', at, 'promote'),
      multiple: inputs.row('tiers', at, 'multiple'),
    })),
    { key: 'rest', promote: ref('promote'), multiple: null },
  ];
  const target = tiers[0]?.promote ?? ref('promote');

  line('cash', 'Cash of the year', (y) => returns.cashOf(y));
  line('contributed', 'Paid in', (y) =>
    cents(`MAX(-${address('cash', y)},0)${y === 1 ? `+MAX(${debt.at('equity')},0)` : ''}`),
  );
  line('distributed', 'Distributed', (y) => `MAX(${address('cash', y)},0)`);
  line(
    'paidIn',
    'Paid in to date',
    (y) => cents(`${before('paidIn', y)}+${address('contributed', y)}`),
    false,
  );
  // The rows of a year refer to rows below from the year before, so all have a place first.
  const places = [
    'owed',
    'capital',
    'owedAfter',
    'preferredOwed',
    'preferred',
    'preferredAfter',
    'caughtUp',
    'catchUp',
    'catchUpToInvestors',
  ];
  for (const [at, key] of places.entries()) rows.set(key, sheet.nextRow + at);
  const firstTier = sheet.nextRow + places.length;
  for (const [at, { key }] of tiers.entries()) {
    rows.set(`${key}.cash`, firstTier + at * 2);
    rows.set(`${key}.investors`, firstTier + at * 2 + 1);
  }
  const end = firstTier + tiers.length * 2;
  for (const [at, key] of [
    'investors',
    'sponsor',
    'investorsToDate',
    'profitToDate',
    'sponsorToDate',
  ].entries())
    rows.set(key, end + at);

  const left = (y: number, ...taken: readonly string[]) =>
    [address('distributed', y), ...taken.map((key) => address(key, y))].join('-');
  line(
    'owed',
    'Capital owed',
    (y) => cents(`${before('owedAfter', y)}+${address('contributed', y)}`),
    false,
  );
  line('capital', 'Return of capital', (y) =>
    cents(`MIN(${address('distributed', y)},${address('owed', y)})`),
  );
  line(
    'owedAfter',
    'Capital owed afterwards',
    (y) => cents(`${address('owed', y)}-${address('capital', y)}`),
    false,
  );
  line(
    'preferredOwed',
    'Preferred return owed',
    (y) =>
      cents(
        `${before('preferredAfter', y)}+ROUND(${address('owed', y)}*${ref('preferredReturn')},2)`,
      ),
    false,
  );
  line('preferred', 'Preferred return', (y) =>
    cents(`MIN(${left(y, 'capital')},${address('preferredOwed', y)})`),
  );
  line(
    'preferredAfter',
    'Preferred return owed afterwards',
    (y) => cents(`${address('preferredOwed', y)}-${address('preferred', y)}`),
    false,
  );
  line('caughtUp', 'Cash of the catch-up', (y) => {
    const profit = `(${before('profitToDate', y)}+${address('preferred', y)})`;
    const sponsor = before('sponsorToDate', y);
    return `IF(${ref('catchUp')}>${target},MIN(${cents(left(y, 'capital', 'preferred'))},MAX(${cents(`(${target}*(${profit}+${sponsor})-${sponsor})/(${ref('catchUp')}-${target})`)},0)),0)`;
  });
  line('catchUp', 'Catch-up to sponsor', (y) =>
    cents(`${address('caughtUp', y)}*${ref('catchUp')}`),
  );
  line('catchUpToInvestors', 'Catch-up to investors', (y) =>
    cents(`${address('caughtUp', y)}-${address('catchUp', y)}`),
  );
  const taken: string[] = ['capital', 'preferred', 'caughtUp'];
  const received: string[] = ['capital', 'preferred', 'catchUpToInvestors'];
  for (const { key, promote, multiple } of tiers) {
    const [takenBefore, receivedBefore] = [[...taken], [...received]];
    line(
      `${key}.cash`,
      multiple === null ? 'Split of the rest' : `Split of ${key.replace('tier', 'tier ')}`,
      (y) => {
        const rest = cents(left(y, ...takenBefore));
        if (multiple === null) return rest;
        const soFar = [
          before('investorsToDate', y),
          ...receivedBefore.map((one) => address(one, y)),
        ].join('+');
        return `MIN(${rest},IF(${promote}<1,MAX(${cents(`(${address('paidIn', y)}*${multiple}-(${soFar}))/(1-${promote})`)},0),0))`;
      },
    );
    line(`${key}.investors`, 'To investors', (y) =>
      cents(`${address(`${key}.cash`, y)}*(1-${promote})`),
    );
    taken.push(`${key}.cash`);
    received.push(`${key}.investors`);
  }
  const total = (keys: readonly string[], y: number) =>
    cents(keys.map((key) => address(key, y)).join('+'));
  line('investors', 'To investors in all', (y) => total(received, y));
  line('sponsor', 'To sponsor in all', (y) =>
    cents(`${address('distributed', y)}-${address('investors', y)}`),
  );
  line(
    'investorsToDate',
    'To investors to date',
    (y) => cents(`${before('investorsToDate', y)}+${address('investors', y)}`),
    false,
  );
  line(
    'profitToDate',
    'Profit of investors to date',
    (y) =>
      cents(`${before('profitToDate', y)}+${address('investors', y)}-${address('capital', y)}`),
    false,
  );
  line(
    'sponsorToDate',
    'To sponsor to date',
    (y) => cents(`${before('sponsorToDate', y)}+${address('sponsor', y)}`),
    false,
  );
  return {
    sheet,
    at: (key, year) => {
      const row = rows.get(key);
      if (row === undefined) throw new Error(`No row ${key}.`);
      return sheet.ref(row, year === 'total' ? YEARS + 1 : year);
    },
  };
}
