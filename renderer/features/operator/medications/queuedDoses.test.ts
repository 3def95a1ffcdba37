import { expect, it } from 'vitest';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import type { Dose, MedicationPass } from './medication.ts';
import { toQueuedChanges, withQueuedDoses } from './useQueuedDoses.ts';

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
  effects: [],
} as unknown as MedicationPass;
const statesAt = (now: number, waiting: readonly Dose[] = []) =>
  withQueuedDoses(pass, waiting, now).slots.map(({ state }) => state);

it('shows a queued dose in its slot', () => {
  const { slots } = withQueuedDoses(pass, [dose('2026-05-01T12:00:00+00:00')], NOON);
  expect(slots[2]).toMatchObject({ state: 'recorded', dose: { id: 'mine' } });
});

it('adds an as-needed dose once', () => {
  const shown = withQueuedDoses(pass, [dose(null)], NOON);
  expect(shown.others).toHaveLength(1);
  expect(withQueuedDoses(shown, [dose(null)], NOON).others).toHaveLength(1);
});

it('computes dose states from the cache, but keeps those of a recent response', () => {
  expect(statesAt(NOON)).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
  expect(statesAt(NOON + 0.5 * HOUR)).toEqual(['missed', 'late', 'due', 'upcoming']);
  expect(statesAt(NOON + 5 * HOUR)).toEqual(['missed', 'missed', 'missed', 'late']);
});

const queued = (kind: string, values: object) =>
  ({ kind, values, before: { by: 'Mia' } }) as unknown as QueuedMutation;

it('reopens the slot of a dose that was struck through offline, and keeps the entry', () => {
  const recorded = { ...pass.slots[2], dose: { ...dose(at(0)), id: 'd' }, state: 'recorded' };
  const saved = { ...pass, slots: [recorded] } as unknown as MedicationPass;
  const changes = toQueuedChanges([
    queued('strike_dose', { p_id: 'd', p_reason: 'Wrong resident' }),
  ]);
  const shown = withQueuedDoses(saved, [], NOON, changes);
  expect(shown.slots[0]).toMatchObject({ dose: null, state: 'due' });
  expect(shown.others).toMatchObject([
    { id: 'd', strike_reason: 'Wrong resident', struck_by_name: 'Mia' },
  ]);
});

it('removes an effect recorded offline from the list of effects due', () => {
  const given = { ...dose(null), id: 'prn' };
  const saved = { ...pass, others: [given], effects: [given] } as unknown as MedicationPass;
  const changes = toQueuedChanges([
    queued('record_dose_effect', { p_id: 'prn', p_effect: 'effective' }),
  ]);
  const shown = withQueuedDoses(saved, [], NOON, changes);
  expect(shown.effects).toEqual([]);
  expect(shown.others).toMatchObject([{ id: 'prn', effect: 'effective' }]);
});
