import { centsText, countText, ratioText, shareText, timesText } from '../format/figures.ts';
import { debtConstant, sizeLoan } from '../underwriting/loan.ts';
import { computeOperatingResult } from '../underwriting/operations.ts';
import { createRandom } from '../underwriting/random.ts';
import { pricePer, valueAtCapRate } from '../underwriting/ratio.ts';

export const TASK_NAMES = ['underwrite', 'size_loan'] as const;
export type TaskName = (typeof TASK_NAMES)[number];

export interface TaskFact {
  readonly label: string;
  readonly value: string;
}

/** An amount to compute, in dollars. */
export interface TaskQuestion {
  readonly key: string;
  readonly label: string;
}

export interface TaskAnswer extends TaskQuestion {
  readonly given: number;
  readonly expected: number;
  readonly is_correct: boolean;
  readonly method: string;
}

interface SolvedQuestion extends TaskQuestion {
  readonly cents: number;
  /** How the amount is derived, shown after submission. */
  readonly method: string;
}

interface TaskCase {
  readonly facts: readonly TaskFact[];
  readonly questions: readonly SolvedQuestion[];
}

/** Rounding along the way is not a mistake. */
const TOLERANCE = 0.005;

type Draw = (least: number, most: number, step: number) => number;

const drawFrom = (seed: number): Draw => {
  const random = createRandom(seed);
  return (least, most, step) =>
    least + step * Math.floor(random() * (Math.round((most - least) / step) + 1));
};

/** A community with its operating summary; its expenses leave a margin of 22 to 34 percent before fee and reserves. */
function makeUnderwriting(draw: Draw): TaskCase {
  const units = draw(56, 140, 2);
  const occupancy = draw(82, 94, 1) / 100;
  const monthlyRate = draw(4200, 6800, 50) * 100;
  const otherIncome = draw(60_000, 200_000, 5000) * 100;
  const managementFee = draw(4, 6, 0.5) / 100;
  const reservePerUnit = draw(350, 500, 25) * 100;
  const rate = draw(7, 9, 0.25) / 100;
  const margin = draw(22, 34, 1) / 100;
  const income = units * monthlyRate * 12 * occupancy + otherIncome;
  const expenses = Math.round((income * (1 - margin)) / 1_000_000) * 1_000_000;
  const result = computeOperatingResult({
    units,
    occupancy,
    monthlyRate,
    otherIncome,
    expenses,
    managementFee,
    reservePerUnit,
  });
  const value = valueAtCapRate(result.noi, rate) ?? 0;
  return {
    facts: [
      { label: 'Units', value: countText(units) },
      { label: 'Occupancy', value: shareText(occupancy) },
      { label: 'Monthly revenue per occupied unit', value: centsText(monthlyRate) },
      { label: 'Other income a year', value: centsText(otherIncome) },
      { label: 'Operating expenses a year', value: centsText(expenses) },
      { label: 'Management fee, of revenue', value: shareText(managementFee) },
      { label: 'Reserves per unit a year', value: centsText(reservePerUnit) },
      { label: 'Cap rate', value: ratioText(rate) },
    ],
    questions: [
      {
        key: 'income',
        label: 'Revenue a year',
        cents: result.income,
        method: 'Units × occupancy × monthly revenue × 12, plus other income.',
      },
      {
        key: 'noi',
        label: 'NOI after management fee and reserves',
        cents: result.noi,
        method: 'Revenue less expenses, the management fee on revenue, and reserves for all units.',
      },
      { key: 'value', label: 'Value at the cap rate', cents: value, method: 'NOI ÷ cap rate.' },
      {
        key: 'per_unit',
        label: 'Value per unit',
        cents: pricePer(value, units) ?? 0,
        method: 'Value ÷ all units, occupied or not.',
      },
    ],
  };
}

/** A loan with a value test and a coverage test. */
function makeLoan(draw: Draw): TaskCase {
  const noi = draw(900_000, 2_400_000, 10_000) * 100;
  const value = Math.round(noi / (draw(7, 9, 0.25) / 100) / 10_000_000) * 10_000_000;
  const loanToValue = draw(65, 75, 2.5) / 100;
  const coverage = draw(1.25, 1.45, 0.05);
  const rate = draw(6, 8, 0.25) / 100;
  const years = draw(25, 30, 5);
  const size = sizeLoan({
    noi,
    value,
    maximumLoanToValue: loanToValue,
    minimumCoverage: coverage,
    rate,
    years,
  });
  const byCoverage = size?.tests.coverage ?? 0;
  const byValue = size?.tests.value ?? 0;
  const binding = size?.binding === 'value' ? 'loan to value' : 'coverage';
  return {
    facts: [
      { label: 'NOI a year', value: centsText(noi) },
      { label: 'Value', value: centsText(value) },
      { label: 'Maximum loan to value', value: shareText(loanToValue) },
      { label: 'Minimum debt service coverage', value: timesText(coverage) },
      { label: 'Interest rate, paid monthly', value: ratioText(rate) },
      { label: 'Amortization', value: `${years} years` },
      { label: 'Mortgage constant', value: ratioText(debtConstant({ rate, years })) },
    ],
    questions: [
      {
        key: 'by_value',
        label: 'Loan by the value test',
        cents: byValue,
        method: 'Value × maximum loan to value.',
      },
      {
        key: 'by_coverage',
        label: 'Loan by the coverage test',
        cents: byCoverage,
        method:
          'NOI ÷ coverage is the debt service you can pay. Divide it by the mortgage constant.',
      },
      {
        key: 'loan',
        label: 'Loan you can borrow',
        cents: size?.loan ?? 0,
        method: `The lower of the two. Here ${binding} limits the loan.`,
      },
    ],
  };
}

const TASKS: Readonly<Record<TaskName, (draw: Draw) => TaskCase>> = {
  underwrite: makeUnderwriting,
  size_loan: makeLoan,
};

const makeCase = (task: TaskName, seed: number): TaskCase => TASKS[task](drawFrom(seed));

/** Returns the figures and questions of an attempt, without the answers. */
export function describeTask(task: TaskName, seed: number) {
  const { facts, questions } = makeCase(task, seed);
  return { facts, questions: questions.map(({ key, label }) => ({ key, label })) };
}

/** Checks the answers of an attempt in dollars; null unless each question has a number. */
export function checkTask(
  task: TaskName,
  seed: number,
  answers: Readonly<Record<string, unknown>>,
): readonly TaskAnswer[] | null {
  const checked = makeCase(task, seed).questions.map(({ key, label, cents, method }) => {
    const given = answers[key];
    if (typeof given !== 'number' || !Number.isFinite(given)) return null;
    const expected = Math.round(cents / 100);
    const isCorrect = Math.abs(given - expected) <= Math.max(Math.abs(expected) * TOLERANCE, 1);
    return { key, label, given, expected, is_correct: isCorrect, method };
  });
  const complete = checked.filter((answer) => answer !== null);
  return complete.length === checked.length ? complete : null;
}
