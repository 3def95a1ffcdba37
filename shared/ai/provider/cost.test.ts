import { describe, expect, it } from 'vitest';
import { describeCost, formatCost } from './cost.ts';

it.each([
  [0, '$0.00'],
  [40, 'under $0.0001'],
  [600, '$0.0006'],
  [9_999, '$0.0100'],
  [1_240_000, '$1.24'],
  [12_345_678_900, '$12,345.68'],
])('formats %d millionths of a dollar as %s', (micros, text) => {
  expect(formatCost(micros)).toBe(text);
});

describe('the cost of calls', () => {
  it('is in dollars if the price is known', () => {
    expect(describeCost([{ tokens: 150, cost_micros: 600 }])).toBe('$0.0006');
  });

  it('is in tokens if the price is unknown, and never guessed', () => {
    const unpriced = { tokens: 1_500, cost_micros: null };
    expect(describeCost([unpriced])).toBe('1,500 tokens');
    expect(describeCost([unpriced, { tokens: 10, cost_micros: 20_000 }])).toBe(
      '$0.02 and 1,500 tokens',
    );
  });
});
