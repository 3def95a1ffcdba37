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

const isProblem = object({ problem: text, is_blocking: bool, detail: orNull(text) });

const isGap = object({ type: text, state: text, is_blocking: bool, expires_on: orNull(text) });

const isEmployee = object({
  id: text,
  name: text,
  position: text,
  employment_type: text,
  status: text,
  hired_on: text,
  has_account: bool,
  communities: number,
  hours: number,
  gaps: listOf(isGap),
});
export type Employee = ShapeOf<typeof isEmployee>;

/** Employees of a community with what each lacks. */
export const isStaff = object({
  today: text,
  can_change_settings: bool,
  settings: object({
    daily_overtime_hours: orNull(number),
    min_rest_hours: number,
    late_minutes: number,
    targets: recordOf(object({ hours: listOf(number), shares: listOf(number) })),
    requirements: recordOf(recordOf(bool)),
    version: number,
  }),
  employees: listOf(isEmployee),
  trainings: listOf(object({ employee_id: text, type: text, due_on: text })),
});
export type Staff = ShapeOf<typeof isStaff>;

const isCredential = object({
  id: text,
  type: text,
  number: orNull(text),
  issuer: orNull(text),
  result: orNull(text),
  issued_on: orNull(text),
  expires_on: orNull(text),
  due_on: orNull(text),
  verified_at: orNull(text),
  verified_by_name: orNull(text),
  removed_at: orNull(text),
  removed_by_name: orNull(text),
  remove_reason: orNull(text),
});
export type Credential = ShapeOf<typeof isCredential>;

/** An employee's record. Pay is null without the right to read it. */
export const isEmployeeRecord = object({
  id: text,
  community_id: text,
  name: text,
  position: text,
  employment_type: text,
  status: text,
  hired_on: text,
  ended_on: orNull(text),
  phone: orNull(text),
  member_id: orNull(text),
  version: number,
  is_mine: bool,
  can_change: bool,
  today: text,
  communities: listOf(object({ id: text, name: text })),
  members: listOf(object({ id: text, name: text })),
  requirements: listOf(isGap),
  credentials: listOf(isCredential),
  pay: orNull(
    listOf(object({ id: text, hourly_rate: number, effective_on: text, set_by_name: text })),
  ),
  changes: listOf(
    object({ at: text, by: text, field: text, before: orNull(text), after: orNull(text) }),
  ),
  weeks: listOf(object({ week: text, scheduled: number, worked: number })),
});
export type EmployeeRecord = ShapeOf<typeof isEmployeeRecord>;

const swap = {
  id: text,
  state: oneOf(['asked', 'accepted', 'approved', 'declined', 'cancelled']),
  from: text,
  to: text,
  position: text,
  starts_at: text,
  ends_at: text,
  time_zone: text,
  for_starts_at: orNull(text),
  for_ends_at: orNull(text),
};
const isSwap = object(swap);
export type Swap = ShapeOf<typeof isSwap>;

const isSwapToDecide = object({ ...swap, problems: listOf(isProblem) });
export type SwapToDecide = ShapeOf<typeof isSwapToDecide>;

const isShift = object({
  id: text,
  employee_id: orNull(text),
  position: text,
  unit_group: orNull(text),
  day: text,
  starts_at: text,
  ends_at: text,
  break_minutes: number,
  hours: number,
  state: oneOf(['draft', 'published', 'changed']),
  agency_name: orNull(text),
  agency_rate: orNull(number),
  note: orNull(text),
  version: number,
  units: listOf(object({ id: text, name: text })),
});
export type StaffShift = ShapeOf<typeof isShift>;

const isScheduled = object({
  id: text,
  name: text,
  position: text,
  status: text,
  is_me: bool,
  hours: number,
  available_days: listOf(text),
  unavailable_on: listOf(text),
  blocked: listOf(text),
});
export type Scheduled = ShapeOf<typeof isScheduled>;

const isSlot = object({
  day: text,
  shift: oneOf(['day', 'evening', 'night']),
  position: text,
  required: number,
  scheduled: number,
});

/** A week of a community's schedule. */
export const isSchedule = object({
  week: text,
  today: text,
  time_zone: text,
  can_change: bool,
  residents: number,
  employees: listOf(isScheduled),
  shifts: listOf(isShift),
  staffing: listOf(isSlot),
  swaps: listOf(isSwapToDecide),
});
export type Schedule = ShapeOf<typeof isSchedule>;

export const isSavedShift = object({ saved: bool, problems: listOf(isProblem) });
export const isCopied = object({ copied: number, opened: number });
export const isPublished = object({
  published: number,
  blocked: listOf(
    object({
      shift_id: text,
      employee: text,
      day: text,
      problem: text,
      detail: orNull(text),
    }),
  ),
});
export type Published = ShapeOf<typeof isPublished>;

const myShift = {
  id: text,
  community: text,
  time_zone: text,
  position: text,
  unit_group: orNull(text),
  day: text,
  starts_at: text,
  ends_at: text,
  hours: number,
  is_changed: bool,
  note: orNull(text),
};
const isMyShift = object({
  ...myShift,
  swap: orNull(isSwap),
  entry: orNull(object({ id: text, clocked_in_at: text, clocked_out_at: orNull(text) })),
});
export type MyShift = ShapeOf<typeof isMyShift>;
const isOpenShift = object({ ...myShift, problem: orNull(text) });
export type OpenShift = ShapeOf<typeof isOpenShift>;

/** What an employee sees of their own schedule. */
export const isMySchedule = object({
  now: text,
  employees: listOf(
    object({
      id: text,
      name: text,
      position: text,
      community: text,
      available_days: listOf(text),
      unavailable_on: listOf(text),
      hours: number,
    }),
  ),
  shifts: listOf(isMyShift),
  open: listOf(isOpenShift),
  swaps: listOf(isSwap),
});
export type MySchedule = ShapeOf<typeof isMySchedule>;

export const arePartners = listOf(
  object({
    employee_id: text,
    name: text,
    shifts: listOf(object({ id: text, starts_at: text, ends_at: text })),
  }),
);

const isAttended = object({
  shift_id: text,
  employee_id: text,
  employee: text,
  position: text,
  day: text,
  starts_at: text,
  ends_at: text,
  hours: number,
  entry_id: orNull(text),
  clocked_in_at: orNull(text),
  clocked_out_at: orNull(text),
  worked: orNull(number),
  is_mine: bool,
  state: text,
  corrections: listOf(object({ reason: text, by: text, at: text, is_void: bool })),
});
export type Attended = ShapeOf<typeof isAttended>;
export const isAttendance = object({
  time_zone: text,
  can_correct: bool,
  shifts: listOf(isAttended),
});

export const arePayrollRows = listOf(
  object({
    employee_id: text,
    name: text,
    position: text,
    employment_type: text,
    shifts: number,
    regular: number,
    overtime: number,
    open: number,
  }),
);
