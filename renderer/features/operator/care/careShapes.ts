import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isOption = object({ label: text, points: number });
const isQuestion = object({ id: text, label: text, options: listOf(isOption) });
const isSection = object({ title: text, questions: listOf(isQuestion) });
const isLevel = object({ label: text, from: number });
export type Section = ShapeOf<typeof isSection>;
export type Level = ShapeOf<typeof isLevel>;

const isInstrument = object({
  id: text,
  code: text,
  version: number,
  name: text,
  sections: listOf(isSection),
  levels: listOf(isLevel),
  published_at: orNull(text),
});
export const areInstruments = listOf(isInstrument);
export type Instrument = ShapeOf<typeof isInstrument>;

const isQueueRow = object({
  resident_id: text,
  resident: text,
  unit: orNull(text),
  status: text,
  type: text,
  due_on: text,
  is_overdue: bool,
  assessment_id: orNull(text),
  assessment_status: oneOf(['not_started', 'draft', 'signed']),
  level: orNull(number),
  last_approved_on: orNull(text),
});
export const isQueue = listOf(isQueueRow);
export type QueueRow = ShapeOf<typeof isQueueRow>;

export const isAssessment = object({
  id: text,
  resident_id: text,
  resident: text,
  type: text,
  answers: recordOf(number),
  notes: orNull(text),
  score: orNull(number),
  level: orNull(number),
  started_at: text,
  signed_at: orNull(text),
  signature: orNull(text),
  approved_at: orNull(text),
  approved_by: orNull(text),
  instrument: object({
    name: text,
    version: number,
    sections: listOf(isSection),
    levels: listOf(isLevel),
  }),
  previous: orNull(
    object({
      answers: recordOf(number),
      score: orNull(number),
      level: orNull(number),
      approved_at: text,
      sections: listOf(isSection),
    }),
  ),
  current_level: orNull(number),
  today: text,
  earliest_increase_on: text,
  set_level: orNull(object({ level: number, effective_on: text, reason: orNull(text) })),
  can_answer: bool,
  can_approve: bool,
  /** `someone_else`: the user signed it. `alone`: so did they, and no one else can approve it. */
  approver: oneOf(['anyone', 'someone_else', 'alone']),
});
export type Assessment = ShapeOf<typeof isAssessment>;

export const areAssessments = listOf(
  object({
    id: text,
    type: text,
    score: orNull(number),
    level: orNull(number),
    started_at: text,
    signed_at: orNull(text),
    approved_at: orNull(text),
  }),
);

export const areLevels = listOf(
  object({
    id: text,
    level: number,
    effective_on: text,
    notice_days: number,
    reason: orNull(text),
  }),
);

export const arePlans = listOf(
  object({
    resident_id: text,
    resident: text,
    unit: orNull(text),
    status: text,
    level: orNull(number),
    needs: number,
    tasks: number,
    goals_past_target: number,
    changed_at: orNull(text),
  }),
);

const isAlert = object({
  days: number,
  change: number,
  weight: number,
  before: number,
  before_at: text,
  at: text,
});
export type WeightAlert = ShapeOf<typeof isAlert>;

const isTask = object({
  id: text,
  name: text,
  area: text,
  instructions: orNull(text),
  position: text,
  entry: orNull(
    object({
      id: text,
      outcome: oneOf(['done', 'refused', 'not_done']),
      reason: orNull(text),
      at: text,
      by: text,
      is_mine: bool,
    }),
  ),
});
export type ShiftTask = ShapeOf<typeof isTask>;

const isShiftResident = object({
  id: text,
  name: text,
  preferred_name: orNull(text),
  status: text,
  unit: orNull(text),
  code_status: orNull(text),
  mobility: orNull(text),
  tasks: listOf(isTask),
  due: number,
  vitals: listOf(
    object({
      id: text,
      measure: text,
      value: number,
      second_value: orNull(number),
      at: text,
      by: text,
    }),
  ),
  notes: listOf(object({ id: text, body: text, is_handoff: bool, at: text, by: text })),
  alerts: listOf(isAlert),
});
export type ShiftResident = ShapeOf<typeof isShiftResident>;

export const isCareShift = object({
  community_id: text,
  day: text,
  shift: oneOf(['day', 'evening', 'night']),
  time_zone: text,
  starts_at: text,
  ends_at: text,
  is_now: bool,
  residents: listOf(isShiftResident),
});
export type CareShift = ShapeOf<typeof isCareShift>;

export const isCharting = object({
  alerts: listOf(isAlert),
  vitals: listOf(
    object({
      id: text,
      measure: text,
      value: number,
      second_value: orNull(number),
      at: text,
      recorded_name: text,
      struck_at: orNull(text),
      struck_reason: orNull(text),
    }),
  ),
  entries: listOf(
    object({
      id: text,
      kind: text,
      day: text,
      shift: text,
      name: orNull(text),
      outcome: orNull(text),
      reason: orNull(text),
      body: orNull(text),
      is_handoff: bool,
      at: text,
      recorded_name: text,
      struck_at: orNull(text),
      struck_reason: orNull(text),
    }),
  ),
});
export type Charting = ShapeOf<typeof isCharting>;

export const isAssignments = object({
  day: text,
  shift: oneOf(['day', 'evening', 'night']),
  caregivers: listOf(
    object({
      member_id: text,
      name: text,
      unit_ids: listOf(text),
      /** Published shifts of the schedule at this time. */
      scheduled: listOf(object({ starts_at: text, ends_at: text })),
    }),
  ),
  time_zone: text,
  units: listOf(object({ id: text, name: text, floor: text, residents: number })),
});
export type Assignments = ShapeOf<typeof isAssignments>;
