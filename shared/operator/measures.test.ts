import { describe, expect, it } from 'vitest';
import { describeDeadline } from './incidents.ts';
import { computeCareMeasures } from './measures.ts';

const row = (measure: string, is_counted = true) => ({ measure, is_counted });
const find = (data: Parameters<typeof computeCareMeasures>[0], name: string) =>
  computeCareMeasures(data).find((one) => one.name === name);

describe('care measures', () => {
  const data = { resident_days: 2000, residents: 40, orders: 3, incidents: 5 };

  it('divides counted rows by resident days or by all rows', () => {
    const rows = [row('falls'), row('falls'), row('readmissions'), row('readmissions', false)];
    expect(find({ ...data, rows }, 'falls')?.value).toBe(1);
    expect(find({ ...data, rows }, 'readmissions')?.value).toBe(50);
  });

  it('shows what is missing instead of zero', () => {
    const none = { resident_days: 0, residents: 0, orders: 0, incidents: 0, rows: [] };
    expect(find(none, 'hospital_transfers')?.value).toBeNull();
    expect(find(none, 'falls')?.missing).toContain('Report incidents');
    expect(find(none, 'antipsychotics')?.missing).toContain('Enter orders');
  });
});

describe('deadlines', () => {
  it('tell the time left or overdue', () => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    expect(describeDeadline('2026-03-01T15:20:00Z', now)).toBe('3 h 20 min left');
    expect(describeDeadline('2026-02-27T10:00:00Z', now)).toBe('2 d 2 h overdue');
  });
});
