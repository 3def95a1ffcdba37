import { expect, it } from 'vitest';
import type { Dose, MedicationPass } from './medication.ts';
import { withQueuedDoses } from './useQueuedDoses.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(NOON + hours * HOUR).toISOString();

const dose = (due_at: string | null): Dose => ({
  id: 'mine',
  order_id: 'a',
  due_at,
  status: 'given',
  at: at(0),
  note: null,
  recorded_by_name: 'You',
  effect: null,
  struck_at: null,
  struck_by_name: null,
  strike_reason: null,
  is_mine: false,
});
const pass = {
  now: at(0),
  orders: [{ id: 'a', window_minutes: 60 }],
  slots: [-6, -2, 0, 3].map((hours) => ({
    order_id: 'a',
    due_at: at(hours),
    dose: null,
    state: 'upcoming',
  })),
  others: [],
} as unknown as MedicationPass;
const statesAt = (now: number, waiting: readonly Dose[] = []) =>
  withQueuedDoses(pass, waiting, now).slots.map(({ state }) => state);

it('shows a dose that waits to be sent in its slot', () => {
  const { slots } = withQueuedDoses(pass, [dose('2026-05-01T12:00:00+00:00')], NOON);
  expect(slots[2]).toMatchObject({ state: 'recorded', dose: { id: 'mine' } });
});

it('adds a dose as needed once', () => {
  const shown = withQueuedDoses(pass, [dose(null)], NOON);
  expect(shown.others).toHaveLength(1);
  expect(withQueuedDoses(shown, [dose(null)], NOON).others).toHaveLength(1);
});

it('computes the states of a pass from the cache, and keeps those of a recent answer', () => {
  expect(statesAt(NOON)).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
  expect(statesAt(NOON + 0.5 * HOUR)).toEqual(['missed', 'late', 'due', 'upcoming']);
  expect(statesAt(NOON + 5 * HOUR)).toEqual(['missed', 'missed', 'missed', 'late']);
});
