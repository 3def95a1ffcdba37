import {
  anything,
  bool,
  both,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isSite = both(
  object({ name: text }),
  partial({ address: orNull(text), phone: orNull(text) }),
);
const isStep = both(object({ text }), partial({ position: orNull(text) }));

const isPlan = object({
  id: text,
  hazard: text,
  steps: listOf(isStep),
  meeting_point: orNull(text),
  sites: listOf(isSite),
  review_months: number,
  reviewed_on: orNull(text),
  reviewer: orNull(text),
  review_due_on: orNull(text),
  version: number,
});
export type EmergencyPlan = ShapeOf<typeof isPlan>;

const isContact = object({
  id: text,
  kind: text,
  name: text,
  phone: text,
  note: orNull(text),
  version: number,
});
export type EmergencyContact = ShapeOf<typeof isContact>;

export const arePlans = object({
  community: text,
  today: text,
  plans: listOf(isPlan),
  contacts: listOf(isContact),
});
export type EmergencyPlans = ShapeOf<typeof arePlans>;

const isArea = object({ id: text, name: text });
const isRosterResident = object({
  id: text,
  name: text,
  preferred_name: orNull(text),
  status: oneOf(['in_house', 'on_leave']),
  unit: orNull(text),
  area_id: orNull(text),
  area: orNull(text),
  assistance: text,
  assistance_source: oneOf(['nurse', 'mobility', 'level', 'none']),
  equipment: listOf(text),
  notes: orNull(text),
  code_status: orNull(text),
  due_count: number,
  medications: orNull(listOf(object({ drug: text, dose: orNull(text), due_at: text }))),
});
export type RosterResident = ShapeOf<typeof isRosterResident>;

export const isRoster = object({
  community_id: text,
  community: text,
  at: text,
  time_zone: text,
  medications_until: text,
  is_whole: bool,
  residents: listOf(isRosterResident),
  staff: listOf(object({ id: text, name: text, position: text })),
  areas: listOf(isArea),
});
export type Roster = ShapeOf<typeof isRoster>;

const areItems = listOf(
  both(
    object({ id: text, label: text, type: oneOf(['check', 'reading']) }),
    partial({ unit: orNull(text), min: orNull(number), max: orNull(number) }),
  ),
);

const isInspection = object({
  id: text,
  shift: orNull(text),
  due_on: text,
  items: areItems,
  results: orNull(recordOf(object({ value: anything, note: orNull(text), is_failure: bool }))),
  failures: orNull(number),
  needs_signature: bool,
  signature: orNull(text),
});

const isEventRow = object({
  id: text,
  community_id: text,
  kind: oneOf(['drill', 'event', 'tabletop']),
  hazard: text,
  area_ids: listOf(text),
  note: orNull(text),
  started_at: text,
  starter: text,
  ended_at: orNull(text),
  ender: orNull(text),
  summary: orNull(text),
  participants: orNull(text),
  counts: object({
    total: number,
    safe: number,
    evacuated: number,
    hospital: number,
    missing: number,
    open: number,
  }),
  findings: listOf(
    object({
      id: text,
      description: text,
      order_id: orNull(text),
      order_number: orNull(number),
      order_state: orNull(text),
    }),
  ),
  inspection: orNull(isInspection),
});
export type EmergencyEvent = ShapeOf<typeof isEventRow>;

const isPerson = object({
  id: text,
  kind: oneOf(['resident', 'staff', 'visitor']),
  name: text,
  area_id: orNull(text),
  area: orNull(text),
  unit: orNull(text),
  assistance: orNull(text),
  mark: orNull(object({ status: text, place: orNull(text), at: text, by: text, count: number })),
});
export type EventPerson = ShapeOf<typeof isPerson>;

export const isEvent = both(
  isEventRow,
  object({
    community: text,
    time_zone: text,
    can_end: bool,
    sites: listOf(text),
    meeting_point: orNull(text),
    people: listOf(isPerson),
  }),
);
export type OpenEvent = ShapeOf<typeof isEvent>;

export const areEvents = object({
  today: text,
  community: text,
  time_zone: text,
  events: listOf(isEventRow),
  drills: listOf(
    object({
      id: text,
      name: text,
      shift: orNull(text),
      due_on: text,
      items: areItems,
      needs_signature: bool,
      event_id: orNull(text),
    }),
  ),
  rule: orNull(object({ every: number, period: text, is_by_shift: bool, source: orNull(text) })),
});
export type EmergencyEvents = ShapeOf<typeof areEvents>;

export const areMarks = listOf(
  object({ id: text, status: text, place: orNull(text), at: text, recorded_at: text, by: text }),
);

export const areBroadcasts = object({
  recipients: number,
  broadcasts: listOf(
    object({
      id: text,
      message: text,
      is_urgent: bool,
      sent_at: text,
      sender: text,
      event_id: orNull(text),
      is_to_me: bool,
      acknowledged_at: orNull(text),
      total: orNull(number),
      acknowledged: orNull(number),
      waiting: orNull(listOf(text)),
    }),
  ),
});
export type Broadcasts = ShapeOf<typeof areBroadcasts>;
