import { toLocalTime } from '#shared/format/zonedTime.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import type { EmergencyEvents, EventPerson, OpenEvent, Roster } from './emergencyShapes.ts';

const isQueuedMark = s.object({ p_subject_ids: s.listOf(s.text), p_status: s.text, p_at: s.text });
const hasPlace = s.partial({ p_place: s.text });
const hasAuthor = s.partial({ by: s.text });
const isQueuedPerson = s.object({ p_kind: s.text, p_name: s.text });
const isQueuedStart = s.object({
  p_community_id: s.text,
  p_values: s.object({
    kind: s.text,
    hazard: s.text,
    started_at: s.text,
    area_ids: s.listOf(s.text),
  }),
});
const isQueuedEnd = s.object({ p_values: s.object({ summary: s.text, ended_at: s.text }) });

type Kind = OpenEvent['kind'];

/** True if someone still has to be found. */
export const isOpenPerson = ({ mark }: EventPerson): boolean =>
  mark === null || mark.status === 'unaccounted';

/** Counts people by where they are. */
function countPeople(people: readonly EventPerson[]): OpenEvent['counts'] {
  const countOf = (status: string) => people.filter(({ mark }) => mark?.status === status).length;
  return {
    total: people.length,
    safe: countOf('safe'),
    evacuated: countOf('evacuated'),
    hospital: countOf('hospital'),
    missing: countOf('missing'),
    open: people.filter(isOpenPerson).length,
  };
}

type Drills = EmergencyEvents['drills'];

/** What is kept on this device for an event that starts without a connection. */
interface KeptData {
  readonly roster: Roster | undefined;
  readonly drills: Drills;
}

const getShift = (hour: number): string =>
  hour >= 7 && hour < 15 ? 'day' : hour >= 15 && hour < 23 ? 'evening' : 'night';

/** The due fire drill that the server will choose for a start at this time. */
function findDrill(drills: Drills, startedAt: string, zone: string): OpenEvent['inspection'] {
  const local = toLocalTime(Date.parse(startedAt), zone);
  const shift = getShift(Number(local.slice(11, 13)));
  const found = drills.find(
    (one) =>
      one.event_id === null &&
      (one.shift === null || one.shift === shift) &&
      one.due_on >= local.slice(0, 10),
  );
  if (found === undefined) return null;
  const { id, due_on, items, needs_signature } = found;
  const open = { results: null, failures: null, signature: null };
  return { id, shift: found.shift, due_on, items, needs_signature, ...open };
}

/** An event that was started on this device without a connection, with the people of the roster kept here. */
function toLocalEvent(
  start: QueuedMutation,
  roster: Roster,
  drills: KeptData['drills'],
): OpenEvent | null {
  if (!isQueuedStart(start.values)) return null;
  const { kind, hazard, started_at, area_ids } = start.values.p_values;
  const people: EventPerson[] =
    kind === 'tabletop'
      ? []
      : [
          ...roster.residents
            .filter(
              ({ status, area_id }) =>
                status === 'in_house' &&
                (area_ids.length === 0 || area_ids.includes(area_id ?? '')),
            )
            .map(({ id, name, area_id, area, unit, assistance }) => ({
              id,
              kind: 'resident' as const,
              name,
              area_id,
              area,
              unit,
              assistance,
              mark: null,
            })),
          ...roster.staff.map(({ id, name }) => ({ ...NOWHERE, id, kind: 'staff' as const, name })),
        ];
  return {
    id: start.id,
    community_id: start.values.p_community_id,
    kind: kind as Kind,
    hazard,
    area_ids,
    note: null,
    started_at,
    starter: 'You',
    ended_at: null,
    ender: null,
    summary: null,
    participants: null,
    counts: countPeople(people),
    findings: [],
    inspection:
      kind === 'drill' && hazard === 'fire'
        ? findDrill(drills, started_at, roster.time_zone)
        : null,
    community: roster.community,
    time_zone: roster.time_zone,
    can_end: true,
    sites: [],
    meeting_point: null,
    people,
  };
}
const NOWHERE = { area_id: null, area: null, unit: null, assistance: null, mark: null };

/**
 * Returns an event with what waits on this device to be sent: its start, people added, marks, and its end. `server` is
 * missing if the event was started here without a connection.
 */
export function withQueuedCalls(
  id: string,
  server: OpenEvent | undefined,
  { roster, drills }: KeptData,
  queued: readonly QueuedMutation[],
): OpenEvent | null {
  const mine = queued.filter(({ recordId, state }) => recordId === id && state === 'waiting');
  const start = mine.find(({ kind }) => kind === 'start_emergency_event');
  const base =
    server ??
    (start !== undefined && roster !== undefined ? toLocalEvent(start, roster, drills) : null);
  if (base === null || mine.length === 0) return base;
  const people = [...base.people];
  let { ended_at, summary } = base;
  for (const entry of mine) {
    const { kind, values, before } = entry;
    if (kind === 'add_emergency_person' && isQueuedPerson(values)) {
      if (people.some((one) => one.id === entry.id)) continue;
      const personKind = values.p_kind === 'staff' ? 'staff' : 'visitor';
      people.push({ ...NOWHERE, id: entry.id, kind: personKind, name: values.p_name });
    } else if (kind === 'mark_emergency_people' && isQueuedMark(values)) {
      const place = hasPlace(values) ? (values.p_place ?? null) : null;
      const by = hasAuthor(before) ? (before.by ?? 'You') : 'You';
      for (const [index, person] of people.entries()) {
        if (!values.p_subject_ids.includes(person.id)) continue;
        if (person.mark !== null && person.mark.at > values.p_at) continue;
        const count = (person.mark?.count ?? 0) + 1;
        people[index] = {
          ...person,
          mark: { status: values.p_status, place, at: values.p_at, by, count },
        };
      }
    } else if (kind === 'end_emergency_event' && isQueuedEnd(values)) {
      ended_at = values.p_values.ended_at;
      summary = values.p_values.summary;
    }
  }
  const isEnded = ended_at !== null;
  return {
    ...base,
    people,
    counts: countPeople(people),
    ended_at,
    summary,
    can_end: base.can_end && !isEnded,
  };
}

export interface PeopleGroup {
  readonly id: string;
  readonly name: string;
  readonly people: readonly EventPerson[];
}

/** Groups residents by area, then staff and visitors. */
export function groupPeople(people: readonly EventPerson[]): readonly PeopleGroup[] {
  const groups = new Map<string, { id: string; name: string; people: EventPerson[] }>();
  for (const person of people) {
    const [id, name] =
      person.kind === 'staff'
        ? ['staff', 'Staff on shift']
        : person.kind === 'visitor'
          ? ['visitors', 'Visitors']
          : [person.area_id ?? 'none', person.area ?? 'No unit'];
    const group = groups.get(id) ?? { id, name, people: [] };
    group.people.push(person);
    groups.set(id, group);
  }
  const order = ({ id }: PeopleGroup) => (id === 'staff' ? 1 : id === 'visitors' ? 2 : 0);
  return [...groups.values()].toSorted((one, other) => order(one) - order(other));
}
