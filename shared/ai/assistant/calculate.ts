import { formatDollars } from '../../format/money.ts';
import { formatTimes } from '../../format/number.ts';
import { formatPercent, formatRate } from '../../format/percent.ts';
import { toCents, toDollars } from '../../underwriting/cents.ts';
import { debtService, monthlyPayment } from '../../underwriting/loan.ts';
import {
  capRate,
  debtServiceCoverage,
  debtYield,
  loanToValue,
  pricePer,
  valueAtCapRate,
} from '../../underwriting/ratio.ts';

interface Calculation {
  readonly name: string;
  readonly result: string;
  readonly formula: string;
}

/** Inputs of a calculation; the question or a model names them, the engine does the arithmetic. */
interface CalculationInputs {
  readonly noi?: number;
  readonly price?: number;
  readonly units?: number;
  readonly beds?: number;
  readonly loan?: number;
  readonly capRate?: number;
  readonly interestRate?: number;
  readonly years?: number;
  readonly debtService?: number;
}

export const CALCULATIONS = [
  'cap rate',
  'value',
  'price per unit',
  'price per bed',
  'loan to value',
  'debt yield',
  'coverage',
  'loan payment',
] as const;
export type CalculationName = (typeof CALCULATIONS)[number];

const NAMES: readonly (readonly [CalculationName, RegExp])[] = [
  ['coverage', /\bdscr\b|\bdebt[- ]service coverage\b|\bcoverage ratio\b/i],
  ['debt yield', /\bdebt yield\b/i],
  ['loan to value', /\bltv\b|\bloan[- ]to[- ]value\b/i],
  ['price per unit', /\bprice (?:per|a) unit\b|\bper unit\b/i],
  ['price per bed', /\bprice (?:per|a) bed\b|\bper bed\b/i],
  ['loan payment', /\b(?:monthly |annual )?(?:loan |mortgage )?payments?\b|\bdebt service\b/i],
  ['value', /\b(?:value|worth|priced?)\b.{0,40}\bcap\b|\bvalue at\b/i],
  ['cap rate', /\bcap(?:italization)? rate\b/i],
];

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};
const AMOUNT = String.raw`(\d[\d,]{0,14}(?:\.\d{1,4})?)\s?(k|thousand|mm?|million|b|billion)?`;
/** A rate or a number of years isn't an amount, as in "a loan at 6.5% over 25 years". */
const NOT_ANOTHER_FIGURE = String.raw`\b(?!\.?\d|\s?(?:%|percent|per cent|years?|units?|beds?))`;
/** Smaller sums are figures of something else that were read by mistake. */
const LEAST_AMOUNT = 1000;

const toNumber = (digits: string, unit: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (UNITS[unit?.toLowerCase() ?? ''] ?? 1);

function readMoney(question: string, names: string): number | undefined {
  const before = new RegExp(String.raw`\$\s?${AMOUNT}(?: (?:of|in))? (?:${names})\b`, 'i').exec(
    question,
  );
  const after = new RegExp(
    String.raw`\b(?:${names})\b(?: (?:of|is|at|for|=|:))?\s{0,2}\$?\s?${AMOUNT}${NOT_ANOTHER_FIGURE}`,
    'i',
  ).exec(question);
  for (const match of [after, before]) {
    const amount = match?.[1] === undefined ? 0 : toNumber(match[1], match[2]);
    if (amount >= LEAST_AMOUNT) return amount;
  }
  return undefined;
}

const readNumber = (question: string, pattern: RegExp): number | undefined => {
  const digits = pattern.exec(question)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

const PERCENT = String.raw`(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|percent|per cent)`;

/** Reads a calculation with its inputs from a question; null if it asks for none or gives no figures. */
export function readCalculation(
  question: string,
): { name: CalculationName; inputs: CalculationInputs } | null {
  const name = NAMES.find(([, pattern]) => pattern.test(question))?.[0];
  if (name === undefined || !/\d/.test(question)) return null;
  const rates = [...question.matchAll(new RegExp(PERCENT, 'gi'))].map(([, digits]) =>
    Number(digits),
  );
  const [rate] = rates;
  const inputs: Record<string, number | undefined> = {
    noi: readMoney(question, 'noi|net operating income'),
    price: readMoney(
      question,
      'price|value|purchase price|asking price|worth|property|community|cost',
    ),
    loan: readMoney(question, 'loan|mortgage|debt|borrowing|borrow'),
    debtService: readMoney(question, 'debt service|annual payments?'),
    units: readNumber(question, /(\d[\d,]{0,6}) units?\b/i),
    beds: readNumber(question, /(\d[\d,]{0,6}) (?:licensed )?beds?\b/i),
    years: readNumber(question, /(\d{1,2})[- ]years?\b/i),
    capRate: /\bcap\b/i.test(question) ? rate : undefined,
    interestRate: /\bcap\b/i.test(question) ? rates[1] : rate,
  };
  return {
    name,
    inputs: Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined)),
  };
}

const CALCULATORS: Readonly<
  Record<CalculationName, (inputs: CalculationInputs) => Omit<Calculation, 'name'> | null>
> = {
  'cap rate': ({ noi, price }) => {
    if (noi === undefined || price === undefined) return null;
    const rate = capRate(toCents(noi), toCents(price));
    return rate === null
      ? null
      : {
          result: formatRate(rate * 100),
          formula: `NOI ${formatDollars(noi)} ÷ price ${formatDollars(price)}`,
        };
  },
  value: ({ noi, capRate: rate }) => {
    if (noi === undefined || rate === undefined) return null;
    const value = valueAtCapRate(toCents(noi), rate / 100);
    return value === null
      ? null
      : {
          result: formatDollars(toDollars(value)),
          formula: `NOI ${formatDollars(noi)} ÷ cap rate ${formatRate(rate)}`,
        };
  },
  'price per unit': ({ price, units }) => each(price, units, 'units'),
  'price per bed': ({ price, beds }) => each(price, beds, 'beds'),
  'loan to value': ({ loan, price }) => {
    if (loan === undefined || price === undefined) return null;
    const share = loanToValue(toCents(loan), toCents(price));
    return share === null
      ? null
      : {
          result: formatPercent(share * 100),
          formula: `Loan ${formatDollars(loan)} ÷ value ${formatDollars(price)}`,
        };
  },
  'debt yield': ({ noi, loan }) => {
    if (noi === undefined || loan === undefined) return null;
    const rate = debtYield(toCents(noi), toCents(loan));
    return rate === null
      ? null
      : {
          result: formatRate(rate * 100),
          formula: `NOI ${formatDollars(noi)} ÷ loan ${formatDollars(loan)}`,
        };
  },
  coverage: ({ noi, debtService: service, loan, interestRate, years }) => {
    if (noi === undefined) return null;
    const cents =
      service === undefined
        ? loan === undefined || interestRate === undefined || years === undefined
          ? null
          : debtService(toCents(loan), { rate: interestRate / 100, years })
        : toCents(service);
    if (cents === null) return null;
    const times = debtServiceCoverage(toCents(noi), cents);
    return times === null
      ? null
      : {
          result: formatTimes(times),
          formula: `NOI ${formatDollars(noi)} ÷ debt service ${formatDollars(toDollars(cents))}`,
        };
  },
  'loan payment': ({ loan, interestRate, years }) => {
    if (loan === undefined || interestRate === undefined || years === undefined) return null;
    const terms = { rate: interestRate / 100, years };
    const monthly = monthlyPayment(toCents(loan), terms);
    const annual = debtService(toCents(loan), terms);
    if (monthly === null || annual === null) return null;
    return {
      result: `${formatDollars(toDollars(monthly))} a month, ${formatDollars(toDollars(annual))} a year`,
      formula: `Level payments on ${formatDollars(loan)} at ${formatRate(interestRate)} over ${years} years`,
    };
  },
};

function each(price: number | undefined, count: number | undefined, noun: string) {
  if (price === undefined || count === undefined) return null;
  const cents = pricePer(toCents(price), count);
  return cents === null
    ? null
    : {
        result: formatDollars(toDollars(cents)),
        formula: `Price ${formatDollars(price)} ÷ ${count} ${noun}`,
      };
}

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= 1e11;

/** Calculates with the underwriting engine; null if an input is missing or out of range. */
export function calculate(name: CalculationName, inputs: CalculationInputs): Calculation | null {
  if (!Object.values(inputs).every((value) => value === undefined || isAmount(value))) return null;
  if ((inputs.years ?? 1) > 60 || (inputs.interestRate ?? 0) > 50 || (inputs.capRate ?? 0) > 50)
    return null;
  const done = CALCULATORS[name](inputs);
  return done === null ? null : { name, ...done };
}
