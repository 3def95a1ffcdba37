import { describe, expect, it } from 'vitest';
import { buildMedicationGrid, initialsOf, parseTimes } from './medications.ts';

describe('medications', () => {
  it('parses times of day in order, each once', () => {
    expect(parseTimes('20:00, 8:00 20:00')).toEqual(['08:00', '20:00']);
    expect(parseTimes('25:00')).toBeUndefined();
    expect(parseTimes('')).toBeUndefined();
  });

  it('shortens names to initials', () => {
    expect(initialsOf('Milo Demo-Aide')).toBe('MD');
  });

  it('builds a month grid with due, missed, and struck entries', () => {
    const dose = (due_at: string, struck_at: string | null) => ({
      order_id: 'a',
      due_at,
      at: due_at,
      struck_at,
    });
    const [row] = buildMedicationGrid(
      { id: 'a' },
      ['2026-03-01T13:00:00Z', '2026-03-02T13:00:00Z', '2026-03-03T13:00:00Z'].map((due_at) => ({
        order_id: 'a',
        due_at,
      })),
      [dose('2026-03-01T13:00:00Z', null), dose('2026-03-02T13:00:00Z', '2026-03-02T13:05:00Z')],
      'America/New_York',
      Date.parse('2026-03-03T14:00:00Z'),
    );
    expect(row?.time).toBe('08:00');
    expect([...(row?.cells ?? [])].map(([day, { isMissed }]) => [day, isMissed])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });
});
