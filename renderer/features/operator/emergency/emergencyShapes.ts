import * as s from '../../../ui/shape/shape.ts';

const isSite = s.both(
  s.object({ name: s.text }),
  s.partial({ address: s.orNull(s.text), phone: s.orNull(s.text) }),
);
const isStep = s.both(s.object({ text: s.text }), s.partial({ position: s.orNull(s.text) }));

const isPlan = s.object({
  id: s.text,
  hazard: s.text,
  steps: s.listOf(isStep),
  meeting_point: s.orNull(s.text),
  sites: s.listOf(isSite),
  review_months: s.number,
  reviewed_on: s.orNull(s.text),
  reviewer: s.orNull(s.text),
  review_due_on: s.orNull(s.text),
  version: s.number,
});
export type EmergencyPlan = s.ShapeOf<typeof isPlan>;

const isContact = s.object({
  id: s.text,
  kind: s.text,
  name: s.text,
  phone: s.text,
  note: s.orNull(s.text),
  version: s.number,
});
export type EmergencyContact = s.ShapeOf<typeof isContact>;

export const arePlans = s.object({
  community: s.text,
  today: s.text,
  plans: s.listOf(isPlan),
  contacts: s.listOf(isContact),
});
export type EmergencyPlans = s.ShapeOf<typeof arePlans>;

const isArea = s.object({ id: s.text, name: s.text });
const isRosterResident = s.object({
  id: s.text,
  name: s.text,
  preferred_name: s.orNull(s.text),
  status: s.oneOf(['in_house', 'on_leave']),
  unit: s.orNull(s.text),
  area_id: s.orNull(s.text),
  area: s.orNull(s.text),
  assistance: s.text,
  assistance_source: s.oneOf(['nurse', 'mobility', 'level', 'none']),
  equipment: s.listOf(s.text),
  notes: s.orNull(s.text),
  code_status: s.orNull(s.text),
  due_count: s.number,
  medications: s.orNull(
    s.listOf(s.object({ drug: s.text, dose: s.orNull(s.text), due_at: s.text })),
  ),
});
export type RosterResident = s.ShapeOf<typeof isRosterResident>;

export const isRoster = s.object({
  community_id: s.text,
  community: s.text,
  at: s.text,
  time_zone: s.text,
  medications_until: s.text,
  is_whole: s.bool,
  residents: s.listOf(isRosterResident),
  staff: s.listOf(s.object({ id: s.text, name: s.text, position: s.text })),
  areas: s.listOf(isArea),
});
export type Roster = s.ShapeOf<typeof isRoster>;

const areItems = s.listOf(
  s.both(
    s.object({ id: s.text, label: s.text, type: s.oneOf(['check', 'reading']) }),
    s.partial({ unit: s.orNull(s.text), min: s.orNull(s.number), max: s.orNull(s.number) }),
  ),
);

const isInspection = s.object({
  id: s.text,
  shift: s.orNull(s.text),
  due_on: s.text,
  items: areItems,
  results: s.orNull(
    s.recordOf(s.object({ value: s.anything, note: s.orNull(s.text), is_failure: s.bool })),
  ),
  failures: s.orNull(s.number),
  needs_signature: s.bool,
  signature: s.orNull(s.text),
});

const isEventRow = s.object({
  id: s.text,
  community_id: s.text,
  kind: s.oneOf(['drill', 'event', 'tabletop']),
  hazard: s.text,
  area_ids: s.listOf(s.text),
  note: s.orNull(s.text),
  started_at: s.text,
  starter: s.text,
  ended_at: s.orNull(s.text),
  ender: s.orNull(s.text),
  summary: s.orNull(s.text),
  participants: s.orNull(s.text),
  counts: s.object({
    total: s.number,
    safe: s.number,
    evacuated: s.number,
    hospital: s.number,
    missing: s.number,
    open: s.number,
  }),
  findings: s.listOf(
    s.object({
      id: s.text,
      description: s.text,
      order_id: s.orNull(s.text),
      order_number: s.orNull(s.number),
      order_state: s.orNull(s.text),
    }),
  ),
  inspection: s.orNull(isInspection),
});
export type EmergencyEvent = s.ShapeOf<typeof isEventRow>;

const isPerson = s.object({
  id: s.text,
  kind: s.oneOf(['resident', 'staff', 'visitor']),
  name: s.text,
  area_id: s.orNull(s.text),
  area: s.orNull(s.text),
  unit: s.orNull(s.text),
  assistance: s.orNull(s.text),
  mark: s.orNull(
    s.object({ status: s.text, place: s.orNull(s.text), at: s.text, by: s.text, count: s.number }),
  ),
});
export type EventPerson = s.ShapeOf<typeof isPerson>;

export const isEvent = s.both(
  isEventRow,
  s.object({
    community: s.text,
    time_zone: s.text,
    can_end: s.bool,
    sites: s.listOf(s.text),
    meeting_point: s.orNull(s.text),
    people: s.listOf(isPerson),
  }),
);
export type OpenEvent = s.ShapeOf<typeof isEvent>;

export const areEvents = s.object({
  today: s.text,
  community: s.text,
  time_zone: s.text,
  events: s.listOf(isEventRow),
  drills: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      shift: s.orNull(s.text),
      due_on: s.text,
      items: areItems,
      needs_signature: s.bool,
      event_id: s.orNull(s.text),
    }),
  ),
  rule: s.orNull(
    s.object({ every: s.number, period: s.text, is_by_shift: s.bool, source: s.orNull(s.text) }),
  ),
});
export type EmergencyEvents = s.ShapeOf<typeof areEvents>;

export const areMarks = s.listOf(
  s.object({
    id: s.text,
    status: s.text,
    place: s.orNull(s.text),
    at: s.text,
    recorded_at: s.text,
    by: s.text,
  }),
);

export const areBroadcasts = s.object({
  recipients: s.number,
  broadcasts: s.listOf(
    s.object({
      id: s.text,
      message: s.text,
      is_urgent: s.bool,
      sent_at: s.text,
      sender: s.text,
      event_id: s.orNull(s.text),
      is_to_me: s.bool,
      acknowledged_at: s.orNull(s.text),
      total: s.orNull(s.number),
      acknowledged: s.orNull(s.number),
      waiting: s.orNull(s.listOf(s.text)),
    }),
  ),
});
export type Broadcasts = s.ShapeOf<typeof areBroadcasts>;
