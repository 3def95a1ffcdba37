import { describe, expect, it } from 'vitest';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import type { Roster } from './emergencyShapes.ts';
import { groupPeople, withQueuedCalls } from './headCount.ts';

const AT = '2026-05-01T15:00:00.000Z';
const resident = (id: string, status: 'in_house' | 'on_leave') => ({
  id,
  name: id,
  preferred_name: null,
  status,
  unit: '101',
  area_id: 'floor',
  area: 'Main, First',
  assistance: 'wheelchair',
  assistance_source: 'nurse' as const,
  equipment: [],
  notes: null,
  code_status: null,
  due_count: 0,
  medications: null,
});
const ROSTER: Roster = {
  community_id: 'c',
  community: 'Maple Court',
  at: AT,
  time_zone: 'America/New_York',
  medications_until: AT,
  is_whole: true,
  residents: [resident('Ada', 'in_house'), resident('Bea', 'in_house'), resident('Cy', 'on_leave')],
  staff: [{ id: 'Sam', name: 'Sam', position: 'nurse' }],
  areas: [],
};
const drill = (id: string, shift: string, due_on: string) => ({
  id,
  name: 'Fire drill',
  shift,
  due_on,
  items: [],
  needs_signature: true,
  event_id: null,
});
const KEPT = {
  roster: ROSTER,
  drills: [
    drill('past', 'day', '2026-03-31'),
    drill('night', 'night', '2026-06-30'),
    drill('day', 'day', '2026-06-30'),
  ],
};
const queued = (id: string, kind: string, values: Record<string, unknown>): QueuedMutation => ({
  id,
  at: 1,
  what: 'call',
  kind,
  recordId: 'event',
  name: id,
  version: 0,
  values,
  before: {},
  state: 'waiting',
  reason: null,
  theirs: null,
});
const START = queued('event', 'start_emergency_event', {
  p_community_id: 'c',
  p_values: { kind: 'drill', hazard: 'fire', started_at: AT, area_ids: [] },
});
const mark = (id: string, subject: string, status: string, minute: number) =>
  queued(id, 'mark_emergency_people', {
    p_subject_ids: [subject],
    p_status: status,
    p_at: `2026-05-01T15:0${minute}:00.000Z`,
  });

describe('a drill started without a connection', () => {
  it('counts the roster kept on this device, without residents on leave', () => {
    const event = withQueuedCalls('event', undefined, KEPT, [START]);
    expect(event?.counts).toMatchObject({ total: 3, open: 3 });
    expect(event?.inspection?.id).toBe('day');
    expect(groupPeople(event?.people ?? []).map(({ name }) => name)).toEqual([
      'Main, First',
      'Staff on shift',
    ]);
    expect(withQueuedCalls('other', undefined, KEPT, [START])).toBeNull();
  });

  it('shows queued marks, the latest sighting first, added visitors, and the end', () => {
    const visitor = queued('Vi', 'add_emergency_person', { p_kind: 'visitor', p_name: 'Vi' });
    const end = queued('end', 'end_emergency_event', {
      p_values: { summary: 'All out', ended_at: AT },
    });
    const event = withQueuedCalls('event', undefined, KEPT, [
      START,
      mark('1', 'Ada', 'missing', 1),
      mark('2', 'Ada', 'safe', 3),
      mark('3', 'Ada', 'hospital', 2),
      visitor,
      end,
    ]);
    expect(event?.people.find(({ id }) => id === 'Ada')?.mark?.status).toBe('safe');
    expect(event?.counts).toMatchObject({ total: 4, safe: 1, open: 3 });
    expect(event).toMatchObject({ ended_at: AT, summary: 'All out', can_end: false });
  });
});
