import { describe, expect, it, test } from 'vitest';
import {
  datedInternalRateOfReturn,
  datedNetPresentValue,
  equityMultiple,
  internalRateOfReturn,
  netPresentValue,
} from './returns.ts';

const golden = [-5_000_000, 400_000, 425_000, 450_000, 475_000, 7_000_000];

test.each([
  ['five years and a sale', golden, 0.1346],
  ['money back and nothing more', [-100, 0, 100], 0],
  ['a loss', [-100, 40, 40], -0.1367],
  ['nearly all lost', [-100, 0, 0.01], -0.99],
  ['a hundredfold in a year', [-1, 100], 99],
  ['a loan taken, the other way round', [100, -110], 0.1],
  ['a repair in between', [-100, 60, -10, 80], 0.134],
])('computes the internal rate of return of %s', (_what, flows, rate) => {
  expect(internalRateOfReturn(flows).rate).toBeCloseTo(rate, 4);
});

test.each([
  ['nothing', [], 'one-way'],
  ['only outlays', [-100, -50], 'one-way'],
  ['only income', [100, 50], 'one-way'],
  ['money that turns twice', [-100, 230, -132], 'ambiguous'],
  ['what is no number', [-100, Number.NaN, 110], 'ambiguous'],
])('finds no internal rate of return for %s', (_what, flows, reason) => {
  expect(internalRateOfReturn(flows)).toEqual({ rate: null, reason });
});

test('flows at their internal rate have a net present value of zero', () => {
  expect(netPresentValue(golden, internalRateOfReturn(golden).rate ?? 0)).toBeCloseTo(0, 2);
  expect(netPresentValue([-100, 110], 0.1)).toBe(0);
  expect(netPresentValue([], 0.1)).toBe(0);
});

test('computes the equity multiple as money returned over money invested', () => {
  expect(equityMultiple(golden)).toBeCloseTo(1.75);
  expect(equityMultiple([100])).toBeNull();
});

describe('dated returns', () => {
  const flows = [
    { on: '2025-01-01', amount: -10_000_00 },
    { on: '2025-03-01', amount: 2_750_00 },
    { on: '2025-10-30', amount: 4_250_00 },
    { on: '2026-02-15', amount: 3_250_00 },
    { on: '2026-04-01', amount: 2_750_00 },
  ];

  it('agree with a spreadsheet XIRR', () => {
    const { rate } = datedInternalRateOfReturn(flows);
    expect(rate).toBeCloseTo(0.374859, 5);
    expect(datedNetPresentValue(flows, rate ?? 0)).toBe(0);
  });

  it('are independent of the order of the flows', () => {
    expect(datedInternalRateOfReturn(flows.toReversed())).toEqual(datedInternalRateOfReturn(flows));
  });

  it('equal annual returns for flows one 365-day year apart', () => {
    const yearly = ['2025-01-01', '2026-01-01', '2027-01-01'];
    const amounts = [-1_000_000, 100_000, 1_200_000];
    const dated = datedInternalRateOfReturn(
      yearly.map((on, at) => ({ on, amount: amounts[at] ?? 0 })),
    );
    expect(dated.rate).toBeCloseTo(internalRateOfReturn(amounts).rate ?? 0, 10);
  });
});

/** A small deterministic generator, so a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Newton's method, independent of the engine's bisection. */
function newtonRate(flows: readonly number[]): number {
  let rate = 0.1;
  for (let step = 0; step < 200; step++) {
    const value = flows.reduce((sum, flow, at) => sum + flow / (1 + rate) ** at, 0);
    const slope = flows.reduce((sum, flow, at) => sum - (at * flow) / (1 + rate) ** (at + 1), 0);
    const next = rate - value / slope;
    if (Math.abs(next - rate) < 1e-13) return next;
    rate = Math.max(next, -0.99);
  }
  return rate;
}

it('agrees with Newton on 2,000 random holds, whose value at the rate is zero', () => {
  const random = randomFrom(49);
  for (let run = 0; run < 2_000; run++) {
    const equity = Math.round(1e8 + random() * 1e10);
    const years = 2 + Math.floor(random() * 9);
    const flows = [
      -equity,
      ...Array.from({ length: years }, () => Math.round(equity * random() * 0.15)),
      Math.round(equity * (0.6 + random() * 2)),
    ];
    const rate = internalRateOfReturn(flows).rate ?? Number.NaN;
    expect(rate).toBeCloseTo(newtonRate(flows), 9);
    expect(Math.abs(netPresentValue(flows, rate))).toBeLessThanOrEqual(1);
  }
});
