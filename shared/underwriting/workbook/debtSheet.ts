import type { Assumptions } from '../assumptions.ts';
import { type Cell, cents, money, SheetBuilder } from './cells.ts';
import type { Inputs } from './inputsSheet.ts';
import { type MonthRow, MonthSheet } from './monthlySheet.ts';

/** Sizing, schedules, refinance, and the cash after debt. */
export interface DebtSheets {
  readonly sizing: SheetBuilder;
  readonly schedule: MonthSheet;
  /** Addresses of results by name. */
  readonly at: (key: string) => string;
  readonly has: (key: string) => boolean;
}

/** Keeps a test that doesn't apply out of the minimum. */
const NONE = '""';
const LIMITS = ['Coverage', 'Loan to value', 'Loan to cost', 'Debt yield'] as const;

export function buildDebt(of: Assumptions, inputs: Inputs, months: MonthSheet): DebtSheets {
  const sizing = new SheetBuilder('Debt');
  const results = new Map<string, string>();
  const put = (key: string, label: string, formula: string, format: Cell['format'] = 'money') => {
    const row = sizing.add({ value: label }, { formula, ...(format && { format }) });
    results.set(key, sizing.ref(row, 1));
    return sizing.ref(row, 1);
  };
  const at = (key: string) => {
    const address = results.get(key);
    if (address === undefined) throw new Error(`No result ${key}.`);
    return address;
  };
  const { of: ref } = inputs;

  sizing.head('Purchase', 'Amount');
  put('noi1', 'First-year NOI', months.sumAfter('noi', '0', '12'));
  put('closing', 'Closing costs', cents(`${ref('price')}*${ref('closingCosts')}`));
  put(
    'capitalAtClosing',
    'Capital at closing',
    `SUMIF(${inputs.column('capital', 'month')},0,${inputs.column('capital', 'cost')})`,
  );
  put(
    'cost',
    'Cost before loan fees',
    cents(`${ref('price')}+${at('closing')}+${at('capitalAtClosing')}+${ref('workingCapital')}`),
  );
  put('exitMonth', 'Month of the sale', `${ref('exitYear')}*12`, 'number');
  put(
    'isRefinanced',
    'Refinanced (1)',
    `IF(AND(${ref('refinanceMonth')}>0,${ref('refinanceMonth')}<${at('exitMonth')}),1,0)`,
    'number',
  );
  put(
    'lastMonth',
    'Last month of the first loans',
    `IF(${at('isRefinanced')}=1,${ref('refinanceMonth')},${at('exitMonth')})`,
    'number',
  );

  let lent = '0';
  let service = '0';
  for (const [place, loan] of of.loans.entries()) {
    const term = (key: string) => inputs.row('loans', place, key);
    const key = (name: string) => `loan${place}.${name}`;
    sizing.add();
    sizing.head(loan.name || 'Loan', 'Amount');
    const each = put(key('each'), 'Monthly payment per dollar', perDollar(term), 'number');
    const constant = put(
      key('constant'),
      'Mortgage constant with premium',
      `${each}*12+${term('premium')}`,
      'percent',
    );
    const noi = put(
      key('noi'),
      'NOI after earlier loans',
      cents(`${at('noi1')}-ROUND((${service})*${term('coverage')},2)`),
    );
    const left = (share: string, whole: string) =>
      `IF(${whole}>0,MAX(${share}-(${lent})/${whole},0),0)`;
    const first = put(
      key('coverage'),
      LIMITS[0],
      cents(`MAX(${noi}/${term('coverage')}/${constant},0)`),
    );
    put(
      key('value'),
      LIMITS[1],
      `IF(${term('ltv')}="",${NONE},${cents(`${ref('price')}*${left(term('ltv'), ref('price'))}`)})`,
    );
    put(
      key('ltc'),
      LIMITS[2],
      `IF(${term('ltc')}>0,${cents(`${at('cost')}*${left(term('ltc'), at('cost'))}`)},${NONE})`,
    );
    const last = put(
      key('debtYield'),
      LIMITS[3],
      `IF(${term('debtYield')}>0,${cents(`MAX(${noi}/${term('debtYield')},0)`)},${NONE})`,
    );
    const amount = put(
      key('amount'),
      'Loan',
      `IF(${term('amount')}="",MIN(${first}:${withoutSheet(last)}),${term('amount')})`,
    );
    put(
      key('binding'),
      'Limited by',
      `IF(${term('amount')}="",${nameOfLowest(first, last)},"Amount entered")`,
      'number',
    );
    put(key('fee'), 'Fee and first premium', cents(`${amount}*${term('fee')}`));
    put(key('service'), 'Annual debt service', cents(`${amount}*${constant}`));
    put(key('payment'), 'Monthly payment', cents(`${amount}*${each}`));
    put(key('premium'), 'Monthly premium', cents(`${amount}*${term('premium')}/12`));
    put(
      key('repaidIn'),
      'Last payment in month',
      `IF(${term('maturity')}>0,MIN(${term('maturity')},${term('interestOnly')}+${term('years')}*12),${term('interestOnly')}+${term('years')}*12)`,
      'number',
    );
    lent = `${lent}+${amount}`;
    service = `${service}+${at(key('service'))}`;
  }
  const loans = of.loans.map((_, place) => `loan${place}`);
  const all = (name: string) => loans.map((loan) => at(`${loan}.${name}`)).join('+') || '0';
  sizing.add();
  sizing.head('Equity', 'Amount');
  put('borrowed', 'Loans', cents(all('amount')));
  put('fees', 'Loan fees and premiums', cents(all('fee')));
  put('service', 'Annual debt service', cents(all('service')));
  put('totalUses', 'Total uses', cents(`${at('cost')}+${at('fees')}`));
  put('equity', 'Equity', cents(`${at('totalUses')}-${at('borrowed')}`));

  const schedule = new MonthSheet('Schedule');
  const balances = of.loans.map((_, place) => addLoan({ place, inputs, at, schedule }));
  schedule.line('firstBalance', 'Balance of the first loans', (m) => sum(balances, m));
  putRefinance({ inputs, months, schedule, put, at, sizing, loans });
  addRefinanceSchedule({ inputs, schedule, at, balances, loans, months });
  putSale({ inputs, months, schedule, put, at, sizing, loans });
  return { sizing, schedule, at, has: (key) => results.has(key) };
}

const withoutSheet = (address: string): string => address.slice(address.indexOf('!') + 1);

const perDollar = (term: (key: string) => string): string =>
  `IF(${term('rate')}=0,1/(${term('years')}*12),(${term('rate')}/12)/(1-(1+${term('rate')}/12)^(-${term('years')}*12)))`;

/** Names the lowest limit; an empty one isn't the lowest. */
function nameOfLowest(first: string, last: string): string {
  const names = LIMITS.map((name) => `"${name}"`).join(',');
  const range = `${first}:${withoutSheet(last)}`;
  return `CHOOSE(MATCH(MIN(${range}),${range},0),${names})`;
}

const sum = (rows: readonly MonthRow[], month: number): string =>
  rows.length === 0 ? '0' : cents(rows.map((row) => row.at(month)).join('+'));

interface Context {
  readonly inputs: Inputs;
  readonly schedule: MonthSheet;
  readonly at: (key: string) => string;
}

function addLoan({ place, inputs, at, schedule }: Context & { readonly place: number }): MonthRow {
  const term = (key: string) => inputs.row('loans', place, key);
  const of = (name: string) => at(`loan${place}.${name}`);
  const name = (label: string) => `${label} ${place + 1}`;
  const month = (m: number) => schedule.month.at(m);
  const runs = (m: number, formula: string) => `IF(${month(m)}<=${at('lastMonth')},${formula},0)`;
  // The balance of a month is three rows below its interest.
  const balanceRow = schedule.sheet.nextRow + 3;
  const before = (m: number) => (m === 1 ? of('amount') : schedule.cellAt(balanceRow, m - 1));
  const interest = schedule.line(`interest${place}`, name('Interest'), (m) =>
    runs(m, cents(`${before(m)}*${term('rate')}/12`)),
  );
  const principal = schedule.line(`principal${place}`, name('Principal'), (m) =>
    runs(
      m,
      `IF(${month(m)}>=${of('repaidIn')},${before(m)},MIN(IF(${month(m)}<=${term('interestOnly')},0,MAX(${of('payment')}-${interest.at(m)},0)),${before(m)}))`,
    ),
  );
  schedule.line(`premium${place}`, name('Premium'), (m) =>
    runs(m, `IF(${before(m)}>0,${of('premium')},0)`),
  );
  return schedule.line(`balance${place}`, name('Balance'), (m) =>
    runs(m, cents(`${before(m)}-${principal.at(m)}`)),
  );
}

interface ResultContext extends Context {
  readonly months: MonthSheet;
  readonly sizing: SheetBuilder;
  readonly loans: readonly string[];
  readonly put: (key: string, label: string, formula: string, format?: Cell['format']) => string;
}

/** Adds what paying off the first loans in a month costs. */
const penaltyOf = ({ inputs, schedule, loans }: ResultContext, month: string): string =>
  loans.length === 0
    ? '0'
    : loans
        .map((_, place) =>
          cents(
            `${schedule.valueAt(`balance${place}`, month)}*MAX(${inputs.row('loans', place, 'prepayment')}-INT((${month}-1)/12)/100,0)`,
          ),
        )
        .join('+');

function putRefinance(context: ResultContext) {
  const { inputs, months, schedule, put, at, sizing } = context;
  const month = inputs.of('refinanceMonth');
  const term = (key: string) => inputs.row('refinance', 0, key);
  const only = (formula: string, none = '0') => `IF(${at('isRefinanced')}=1,${formula},${none})`;
  sizing.add();
  sizing.head('Refinance', 'Amount');
  put(
    'refinance.noi',
    'NOI of the next twelve months',
    months.sumAfter('noi', month, `${month}+12`),
  );
  put(
    'refinance.value',
    'Value',
    `IF(AND(${at('refinance.noi')}>0,${inputs.of('refinanceCap')}>0),${cents(`${at('refinance.noi')}/${inputs.of('refinanceCap')}`)},0)`,
  );
  put('refinance.payoff', 'Payoff', only(schedule.valueAt('firstBalance', month)));
  put('refinance.penalty', 'Prepayment', only(penaltyOf(context, month)));
  const each = put('refinance.each', 'Monthly payment per dollar', perDollar(term), 'number');
  const constant = put(
    'refinance.constant',
    'Mortgage constant with premium',
    `${each}*12+${term('premium')}`,
    'percent',
  );
  const first = put(
    'refinance.coverage',
    LIMITS[0],
    cents(`MAX(${at('refinance.noi')}/${term('coverage')}/${constant},0)`),
  );
  put(
    'refinance.ltv',
    LIMITS[1],
    `IF(${term('ltv')}="",${NONE},${cents(`${at('refinance.value')}*${term('ltv')}`)})`,
  );
  const last = put(
    'refinance.ltc',
    LIMITS[2],
    `IF(${term('ltc')}>0,${cents(`ROUND((${at('refinance.payoff')}+${at('refinance.penalty')})/(1-${term('fee')}),2)*${term('ltc')}`)},${NONE})`,
  );
  const loan = put('refinance.loan', 'New loan', only(`MIN(${first}:${withoutSheet(last)})`));
  put('refinance.binding', 'Limited by', only(nameOfLowest(first, last), NONE), 'number');
  put('refinance.fee', 'Fee and first premium', cents(`${loan}*${term('fee')}`));
  put(
    'refinance.proceeds',
    'Proceeds',
    cents(`${loan}-${at('refinance.payoff')}-${at('refinance.penalty')}-${at('refinance.fee')}`),
  );
  put('refinance.service', 'Annual debt service', cents(`${loan}*${constant}`));
  put('refinance.payment', 'Monthly payment', cents(`${loan}*${each}`));
  put('refinance.premium', 'Monthly premium', cents(`${loan}*${term('premium')}/12`));
}

function addRefinanceSchedule({
  inputs,
  schedule,
  at,
  balances,
  loans,
  months,
}: Context & {
  readonly balances: readonly MonthRow[];
  readonly loans: readonly string[];
  readonly months: MonthSheet;
}) {
  const refinanceMonth = inputs.of('refinanceMonth');
  const term = (key: string) => inputs.row('refinance', 0, key);
  const month = (m: number) => schedule.month.at(m);
  const balanceRow = schedule.sheet.nextRow + 3;
  const before = (m: number) => (m === 1 ? '0' : schedule.cellAt(balanceRow, m - 1));
  const runs = (m: number, formula: string) =>
    `IF(AND(${at('isRefinanced')}=1,${month(m)}>${refinanceMonth},${month(m)}<=${at('exitMonth')}),${formula},0)`;
  const interest = schedule.line('interestR', 'Interest, new loan', (m) =>
    runs(m, cents(`${before(m)}*${term('rate')}/12`)),
  );
  const principal = schedule.line('principalR', 'Principal, new loan', (m) =>
    runs(
      m,
      `IF(${month(m)}-${refinanceMonth}>=${term('years')}*12,${before(m)},MIN(MAX(${at('refinance.payment')}-${interest.at(m)},0),${before(m)}))`,
    ),
  );
  const premium = schedule.line('premiumR', 'Premium, new loan', (m) =>
    runs(m, `IF(${before(m)}>0,${at('refinance.premium')},0)`),
  );
  const isMonth = (m: number) => `AND(${at('isRefinanced')}=1,${month(m)}=${refinanceMonth})`;
  const balance = schedule.line(
    'balanceR',
    'Balance, new loan',
    (m) =>
      `IF(${isMonth(m)},${at('refinance.loan')},${runs(m, cents(`${before(m)}-${principal.at(m)}`))})`,
  );
  const rows = (name: string) => loans.map((_, place) => schedule.of(`${name}${place}`));
  schedule.line('interest', 'Interest', (m) => sum([...rows('interest'), interest], m));
  schedule.line('principal', 'Principal', (m) => sum([...rows('principal'), principal], m));
  schedule.line('premium', 'Insurance premium', (m) => sum([...rows('premium'), premium], m));
  schedule.line(
    'balance',
    'Balance',
    (m) => `IF(${isMonth(m)},${balance.at(m)},${sum([...balances, balance], m)})`,
  );
  schedule.line(
    'refinancing',
    'Refinance proceeds',
    (m) => `IF(${isMonth(m)},${at('refinance.proceeds')},0)`,
  );
  const line = (key: string, m: number) => schedule.of(key).at(m);
  schedule.line('levered', 'Cash after debt', (m) =>
    cents(
      `${months.of('unlevered').at(m)}-${line('interest', m)}-${line('principal', m)}-${line('premium', m)}+${line('refinancing', m)}`,
    ),
  );
}

function putSale(context: ResultContext) {
  const { inputs, months, schedule, put, at, sizing } = context;
  const { of: ref } = inputs;
  const exit = at('exitMonth');
  sizing.add();
  sizing.head('Sale', 'Amount');
  put(
    'sale.noi',
    'NOI of the twelve months after the hold',
    months.sumAfter('noi', exit, `${exit}+12`),
  );
  put(
    'hasSale',
    'Has a sale price (1)',
    `IF(AND(${at('sale.noi')}>0,${ref('exitCap')}>0),1,0)`,
    'number',
  );
  put(
    'sale.price',
    'Price',
    `IF(${at('hasSale')}=1,${cents(`${at('sale.noi')}/${ref('exitCap')}`)},0)`,
  );
  put('sale.costs', 'Selling costs', cents(`${at('sale.price')}*${ref('sellingCosts')}`));
  put('sale.payoff', 'Loan payoff', schedule.valueAt('balance', exit));
  put(
    'sale.penalty',
    'Prepayment',
    `IF(${at('isRefinanced')}=1,${cents(`${at('sale.payoff')}*MAX(${inputs.row('refinance', 0, 'prepayment')}-INT((${exit}-${ref('refinanceMonth')}-1)/12)/100,0)`)},${penaltyOf(context, exit)})`,
  );
  const row = sizing.add(
    { value: 'Proceeds' },
    money(
      cents(
        `${at('sale.price')}-${at('sale.costs')}-${at('sale.payoff')}-${at('sale.penalty')}+${ref('workingCapital')}`,
      ),
    ),
  );
  put('sale.proceeds', 'Proceeds of the sale', sizing.ref(row, 1));
}
