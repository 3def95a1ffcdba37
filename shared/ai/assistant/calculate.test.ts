import { expect, it } from 'vitest';
import { calculate, readCalculation } from './calculate.ts';

const answerTo = (question: string): string | undefined => {
  const read = readCalculation(question);
  return read === null ? undefined : calculate(read.name, read.inputs)?.result;
};

it.each([
  ['What is the DSCR of NOI $1.2M on a $10M loan at 6.5% over 25 years?', '1.48×'],
  ['DSCR with NOI of $1,200,000 and a loan of $10,000,000 at 6.5% for 25 years', '1.48×'],
  ['What is the DSCR of NOI $1.45M with debt service of $1M?', '1.45×'],
  ['Debt yield on a $10 million loan with NOI of $1.2 million', '12.00%'],
  ['What is the LTV of a $7M mortgage on a property worth $10M?', '70.0%'],
  ['Cap rate for NOI of 900k at a price of $12.5M', '7.20%'],
  ['What is the value at a 7.5% cap with NOI of $900,000?', '$12,000,000'],
  ['Price per unit of a $12.4M purchase price for 80 units', '$155,000'],
  ['Price per bed at a $12,400,000 price with 100 licensed beds', '$124,000'],
])('reads the figures of “%s”', (question, result) => {
  expect(answerTo(question)).toBe(result);
});

it.each([
  'What is the DSCR of a loan at 6.5% over 25 years?',
  'What is the price per unit of 80 units?',
  'What is the debt yield on NOI of 3?',
])('calculates nothing when a figure is missing, as in “%s”', (question) => {
  expect(answerTo(question)).toBeUndefined();
});
