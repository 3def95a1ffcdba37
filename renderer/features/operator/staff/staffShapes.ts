import * as s from '../../../ui/shape/shape.ts';

const isProblem = s.object({ problem: s.text, is_blocking: s.bool, detail: s.orNull(s.text) });

const isGap = s.object({
  type: s.text,
  state: s.text,
  is_blocking: s.bool,
  expires_on: s.orNull(s.text),
});

const isEmployee = s.object({
  id: s.text,
  name: s.text,
  position: s.text,
  employment_type: s.text,
  status: s.text,
  hired_on: s.text,
  has_account: s.bool,
  communities: s.number,
  hours: s.number,
  gaps: s.listOf(isGap),
});
export type Employee = s.ShapeOf<typeof isEmployee>;

/** Employees of a community with what each lacks. */
export const isStaff = s.object({
  today: s.text,
  can_change_settings: s.bool,
  settings: s.object({
    daily_overtime_hours: s.orNull(s.number),
    min_rest_hours: s.number,
    late_minutes: s.number,
    targets: s.recordOf(s.object({ hours: s.listOf(s.number), shares: s.listOf(s.number) })),
    requirements: s.recordOf(s.recordOf(s.bool)),
    version: s.number,
  }),
  employees: s.listOf(isEmployee),
  trainings: s.listOf(s.object({ employee_id: s.text, type: s.text, due_on: s.text })),
});
export type Staff = s.ShapeOf<typeof isStaff>;

const isCredential = s.object({
  id: s.text,
  type: s.text,
  number: s.orNull(s.text),
  issuer: s.orNull(s.text),
  result: s.orNull(s.text),
  issued_on: s.orNull(s.text),
  expires_on: s.orNull(s.text),
  due_on: s.orNull(s.text),
  verified_at: s.orNull(s.text),
  verified_by_name: s.orNull(s.text),
  removed_at: s.orNull(s.text),
  removed_by_name: s.orNull(s.text),
  remove_reason: s.orNull(s.text),
});
export type Credential = s.ShapeOf<typeof isCredential>;

/** An employee's record. Pay is null without the right to read it. */
export const isEmployeeRecord = s.object({
  id: s.text,
  community_id: s.text,
  name: s.text,
  position: s.text,
  employment_type: s.text,
  status: s.text,
  hired_on: s.text,
  ended_on: s.orNull(s.text),
  phone: s.orNull(s.text),
  member_id: s.orNull(s.text),
  version: s.number,
  is_mine: s.bool,
  can_change: s.bool,
  today: s.text,
  communities: s.listOf(s.object({ id: s.text, name: s.text })),
  members: s.listOf(s.object({ id: s.text, name: s.text })),
  requirements: s.listOf(isGap),
  credentials: s.listOf(isCredential),
  pay: s.orNull(
    s.listOf(
      s.object({ id: s.text, hourly_rate: s.number, effective_on: s.text, set_by_name: s.text }),
    ),
  ),
  changes: s.listOf(
    s.object({
      at: s.text,
      by: s.text,
      field: s.text,
      before: s.orNull(s.text),
      after: s.orNull(s.text),
    }),
  ),
  weeks: s.listOf(s.object({ week: s.text, scheduled: s.number, worked: s.number })),
});
export type EmployeeRecord = s.ShapeOf<typeof isEmployeeRecord>;

const swap = {
  id: s.text,
  state: s.oneOf(['asked', 'accepted', 'approved', 'declined', 'cancelled']),
  from: s.text,
  to: s.text,
  position: s.text,
  starts_at: s.text,
  ends_at: s.text,
  time_zone: s.text,
  for_starts_at: s.orNull(s.text),
  for_ends_at: s.orNull(s.text),
};
const isSwap = s.object(swap);
export type Swap = s.ShapeOf<typeof isSwap>;

const isSwapToDecide = s.object({ ...swap, problems: s.listOf(isProblem) });
export type SwapToDecide = s.ShapeOf<typeof isSwapToDecide>;

const isShift = s.object({
  id: s.text,
  employee_id: s.orNull(s.text),
  position: s.text,
  unit_group: s.orNull(s.text),
  day: s.text,
  starts_at: s.text,
  ends_at: s.text,
  break_minutes: s.number,
  hours: s.number,
  state: s.oneOf(['draft', 'published', 'changed']),
  agency_name: s.orNull(s.text),
  agency_rate: s.orNull(s.number),
  note: s.orNull(s.text),
  version: s.number,
  units: s.listOf(s.object({ id: s.text, name: s.text })),
});
export type StaffShift = s.ShapeOf<typeof isShift>;

const isScheduled = s.object({
  id: s.text,
  name: s.text,
  position: s.text,
  status: s.text,
  is_me: s.bool,
  hours: s.number,
  available_days: s.listOf(s.text),
  unavailable_on: s.listOf(s.text),
  blocked: s.listOf(s.text),
});
export type Scheduled = s.ShapeOf<typeof isScheduled>;

const isSlot = s.object({
  day: s.text,
  shift: s.oneOf(['day', 'evening', 'night']),
  position: s.text,
  required: s.number,
  scheduled: s.number,
});

/** A week of a community's schedule. */
export const isSchedule = s.object({
  week: s.text,
  today: s.text,
  time_zone: s.text,
  can_change: s.bool,
  residents: s.number,
  employees: s.listOf(isScheduled),
  shifts: s.listOf(isShift),
  staffing: s.listOf(isSlot),
  swaps: s.listOf(isSwapToDecide),
});
export type Schedule = s.ShapeOf<typeof isSchedule>;

export const isSavedShift = s.object({ saved: s.bool, problems: s.listOf(isProblem) });
export const isCopied = s.object({ copied: s.number, opened: s.number });
export const isPublished = s.object({
  published: s.number,
  blocked: s.listOf(
    s.object({
      shift_id: s.text,
      employee: s.text,
      day: s.text,
      problem: s.text,
      detail: s.orNull(s.text),
    }),
  ),
});
export type Published = s.ShapeOf<typeof isPublished>;

const myShift = {
  id: s.text,
  community: s.text,
  time_zone: s.text,
  position: s.text,
  unit_group: s.orNull(s.text),
  day: s.text,
  starts_at: s.text,
  ends_at: s.text,
  hours: s.number,
  is_changed: s.bool,
  note: s.orNull(s.text),
};
const isMyShift = s.object({
  ...myShift,
  swap: s.orNull(isSwap),
  entry: s.orNull(
    s.object({ id: s.text, clocked_in_at: s.text, clocked_out_at: s.orNull(s.text) }),
  ),
});
export type MyShift = s.ShapeOf<typeof isMyShift>;
const isOpenShift = s.object({ ...myShift, problem: s.orNull(s.text) });
export type OpenShift = s.ShapeOf<typeof isOpenShift>;

/** What an employee sees of their own schedule. */
export const isMySchedule = s.object({
  now: s.text,
  employees: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      position: s.text,
      community: s.text,
      available_days: s.listOf(s.text),
      unavailable_on: s.listOf(s.text),
      hours: s.number,
    }),
  ),
  shifts: s.listOf(isMyShift),
  open: s.listOf(isOpenShift),
  swaps: s.listOf(isSwap),
});
export type MySchedule = s.ShapeOf<typeof isMySchedule>;

export const arePartners = s.listOf(
  s.object({
    employee_id: s.text,
    name: s.text,
    shifts: s.listOf(s.object({ id: s.text, starts_at: s.text, ends_at: s.text })),
  }),
);

const isAttended = s.object({
  shift_id: s.text,
  employee_id: s.text,
  employee: s.text,
  position: s.text,
  day: s.text,
  starts_at: s.text,
  ends_at: s.text,
  hours: s.number,
  entry_id: s.orNull(s.text),
  clocked_in_at: s.orNull(s.text),
  clocked_out_at: s.orNull(s.text),
  worked: s.orNull(s.number),
  is_mine: s.bool,
  state: s.text,
  corrections: s.listOf(s.object({ reason: s.text, by: s.text, at: s.text, is_void: s.bool })),
});
export type Attended = s.ShapeOf<typeof isAttended>;
export const isAttendance = s.object({
  time_zone: s.text,
  can_correct: s.bool,
  shifts: s.listOf(isAttended),
});

export const arePayrollRows = s.listOf(
  s.object({
    employee_id: s.text,
    name: s.text,
    position: s.text,
    employment_type: s.text,
    shifts: s.number,
    regular: s.number,
    overtime: s.number,
    open: s.number,
  }),
);
