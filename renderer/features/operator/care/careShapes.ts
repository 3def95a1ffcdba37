import * as s from '../../../ui/shape/shape.ts';

const isOption = s.object({ label: s.text, points: s.number });
const isQuestion = s.object({ id: s.text, label: s.text, options: s.listOf(isOption) });
const isSection = s.object({ title: s.text, questions: s.listOf(isQuestion) });
const isLevel = s.object({ label: s.text, from: s.number });
export type Section = s.ShapeOf<typeof isSection>;
export type Level = s.ShapeOf<typeof isLevel>;

const isInstrument = s.object({
  id: s.text,
  code: s.text,
  version: s.number,
  name: s.text,
  sections: s.listOf(isSection),
  levels: s.listOf(isLevel),
  published_at: s.orNull(s.text),
});
export const areInstruments = s.listOf(isInstrument);
export type Instrument = s.ShapeOf<typeof isInstrument>;

const isQueueRow = s.object({
  resident_id: s.text,
  resident: s.text,
  unit: s.orNull(s.text),
  status: s.text,
  type: s.text,
  due_on: s.text,
  is_overdue: s.bool,
  assessment_id: s.orNull(s.text),
  assessment_status: s.oneOf(['not_started', 'draft', 'signed']),
  level: s.orNull(s.number),
  last_approved_on: s.orNull(s.text),
});
export const isQueue = s.listOf(isQueueRow);
export type QueueRow = s.ShapeOf<typeof isQueueRow>;

export const isAssessment = s.object({
  id: s.text,
  resident_id: s.text,
  resident: s.text,
  type: s.text,
  answers: s.recordOf(s.number),
  notes: s.orNull(s.text),
  score: s.orNull(s.number),
  level: s.orNull(s.number),
  started_at: s.text,
  signed_at: s.orNull(s.text),
  signature: s.orNull(s.text),
  approved_at: s.orNull(s.text),
  approved_by: s.orNull(s.text),
  instrument: s.object({
    name: s.text,
    version: s.number,
    sections: s.listOf(isSection),
    levels: s.listOf(isLevel),
  }),
  previous: s.orNull(
    s.object({
      answers: s.recordOf(s.number),
      score: s.orNull(s.number),
      level: s.orNull(s.number),
      approved_at: s.text,
      sections: s.listOf(isSection),
    }),
  ),
  current_level: s.orNull(s.number),
  today: s.text,
  earliest_increase_on: s.text,
  set_level: s.orNull(
    s.object({ level: s.number, effective_on: s.text, reason: s.orNull(s.text) }),
  ),
  can_answer: s.bool,
  can_approve: s.bool,
  /** `someone_else`: the user signed it. `alone`: so did they, and no one else can approve it. */
  approver: s.oneOf(['anyone', 'someone_else', 'alone']),
});
export type Assessment = s.ShapeOf<typeof isAssessment>;

export const areAssessments = s.listOf(
  s.object({
    id: s.text,
    type: s.text,
    score: s.orNull(s.number),
    level: s.orNull(s.number),
    started_at: s.text,
    signed_at: s.orNull(s.text),
    approved_at: s.orNull(s.text),
  }),
);

export const areLevels = s.listOf(
  s.object({
    id: s.text,
    level: s.number,
    effective_on: s.text,
    notice_days: s.number,
    reason: s.orNull(s.text),
  }),
);

export const arePlans = s.listOf(
  s.object({
    resident_id: s.text,
    resident: s.text,
    unit: s.orNull(s.text),
    status: s.text,
    level: s.orNull(s.number),
    needs: s.number,
    tasks: s.number,
    goals_past_target: s.number,
    changed_at: s.orNull(s.text),
  }),
);

const isAlert = s.object({
  days: s.number,
  change: s.number,
  weight: s.number,
  before: s.number,
  before_at: s.text,
  at: s.text,
});
export type WeightAlert = s.ShapeOf<typeof isAlert>;

const isTask = s.object({
  id: s.text,
  name: s.text,
  area: s.text,
  instructions: s.orNull(s.text),
  position: s.text,
  entry: s.orNull(
    s.object({
      id: s.text,
      outcome: s.oneOf(['done', 'refused', 'not_done']),
      reason: s.orNull(s.text),
      at: s.text,
      by: s.text,
      is_mine: s.bool,
    }),
  ),
});
export type ShiftTask = s.ShapeOf<typeof isTask>;

const isShiftResident = s.object({
  id: s.text,
  name: s.text,
  preferred_name: s.orNull(s.text),
  status: s.text,
  unit: s.orNull(s.text),
  code_status: s.orNull(s.text),
  mobility: s.orNull(s.text),
  tasks: s.listOf(isTask),
  due: s.number,
  vitals: s.listOf(
    s.object({
      id: s.text,
      measure: s.text,
      value: s.number,
      second_value: s.orNull(s.number),
      at: s.text,
      by: s.text,
    }),
  ),
  notes: s.listOf(
    s.object({ id: s.text, body: s.text, is_handoff: s.bool, at: s.text, by: s.text }),
  ),
  alerts: s.listOf(isAlert),
});
export type ShiftResident = s.ShapeOf<typeof isShiftResident>;

export const isCareShift = s.object({
  community_id: s.text,
  day: s.text,
  shift: s.oneOf(['day', 'evening', 'night']),
  time_zone: s.text,
  starts_at: s.text,
  ends_at: s.text,
  is_now: s.bool,
  residents: s.listOf(isShiftResident),
});
export type CareShift = s.ShapeOf<typeof isCareShift>;

export const isCharting = s.object({
  alerts: s.listOf(isAlert),
  vitals: s.listOf(
    s.object({
      id: s.text,
      measure: s.text,
      value: s.number,
      second_value: s.orNull(s.number),
      at: s.text,
      recorded_name: s.text,
      struck_at: s.orNull(s.text),
      struck_reason: s.orNull(s.text),
    }),
  ),
  entries: s.listOf(
    s.object({
      id: s.text,
      kind: s.text,
      day: s.text,
      shift: s.text,
      name: s.orNull(s.text),
      outcome: s.orNull(s.text),
      reason: s.orNull(s.text),
      body: s.orNull(s.text),
      is_handoff: s.bool,
      at: s.text,
      recorded_name: s.text,
      struck_at: s.orNull(s.text),
      struck_reason: s.orNull(s.text),
    }),
  ),
});
export type Charting = s.ShapeOf<typeof isCharting>;

export const isAssignments = s.object({
  day: s.text,
  shift: s.oneOf(['day', 'evening', 'night']),
  caregivers: s.listOf(
    s.object({
      member_id: s.text,
      name: s.text,
      unit_ids: s.listOf(s.text),
      /** Published shifts of the schedule at this time. */
      scheduled: s.listOf(s.object({ starts_at: s.text, ends_at: s.text })),
    }),
  ),
  time_zone: s.text,
  units: s.listOf(s.object({ id: s.text, name: s.text, floor: s.text, residents: s.number })),
});
export type Assignments = s.ShapeOf<typeof isAssignments>;
