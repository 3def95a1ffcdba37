import { expect, it } from 'vitest';
import {
  type CareMove,
  computeCareValue,
  revenuePerOccupiedUnit,
  revenuePerOccupiedUnitAfter,
} from './careValue.ts';

const TERMS = { flowThrough: 0.7, capRate: 0.07 };
const fill = (count: number, monthlyCents: number): CareMove => ({
  kind: 'fill',
  label: 'Memory care, private',
  count,
  monthlyCents,
});

it('values one filled memory-care unit at $6,050 as $50,820 a year and $726,000', () => {
  expect(computeCareValue([fill(1, 605_000)], TERMS)).toEqual({
    monthlyRevenue: 605_000,
    annualRevenue: 7_260_000,
    noi: 5_082_000,
    value: 72_600_000,
  });
});

it('values a raise of one resident from level 2 to 3', () => {
  const move: CareMove = { kind: 'level', label: 'Level 2 to 3', count: 1, monthlyCents: 45_000 };
  expect(computeCareValue([move], TERMS)).toMatchObject({
    annualRevenue: 540_000,
    noi: 378_000,
    value: 5_400_000,
  });
});

it('adds moves before rounding and values a loss as negative', () => {
  const moves = [fill(2, 33_333), { ...fill(1, -100_001), kind: 'rate' as const }];
  const { monthlyRevenue, noi, value } = computeCareValue(moves, TERMS);
  expect(monthlyRevenue).toBe(-33_335);
  expect(noi).toBe(-280_014);
  expect(value).toBe(-4_000_200);
});

it('has no value without a cap rate', () => {
  expect(computeCareValue([fill(1, 605_000)], { flowThrough: 0.7, capRate: 0 }).value).toBeNull();
});

it('divides revenue by occupied units, filled ones included', () => {
  expect(revenuePerOccupiedUnit(50_000_000, 90)).toBe(555_556);
  expect(revenuePerOccupiedUnit(0, 0)).toBeNull();
  expect(revenuePerOccupiedUnitAfter(50_000_000, 90, [fill(1, 605_000)])).toBe(556_099);
});
