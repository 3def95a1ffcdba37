import { STAFF_POSITIONS } from '#shared/operator/staff.ts';
import type { Choice } from '#shared/records/choice.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const assignment = {
  id: text,
  course: text,
  title: text,
  minutes: orNull(number),
  positions: listOf(text),
  credential_type: orNull(text),
  due_on: text,
  days_for_new: number,
  escalate_after_days: number,
  assigned_by: text,
  created_at: text,
  ended_at: orNull(text),
};

const isAssignment = object({
  ...assignment,
  people: number,
  done: number,
  overdue: number,
  no_account: number,
});
export type Assignment = ShapeOf<typeof isAssignment>;

export const isAssignmentList = object({
  can_assign: bool,
  courses: listOf(object({ slug: text, title: text })),
  assignments: listOf(isAssignment),
});
export type AssignmentList = ShapeOf<typeof isAssignmentList>;

const isAssignedPerson = object({
  person_id: text,
  name: text,
  position: text,
  due_on: text,
  state: text,
  lessons: number,
  lessons_done: number,
  best_percent: orNull(number),
  certificate_id: orNull(text),
  completed_at: orNull(text),
  expires_at: orNull(text),
});
export type AssignedPerson = ShapeOf<typeof isAssignedPerson>;

export const isAssignmentRecord = object({ ...assignment, people: listOf(isAssignedPerson) });
export type AssignmentRecord = ShapeOf<typeof isAssignmentRecord>;

/** The worst first. */
export const ASSIGNMENT_STATES: readonly Choice[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'no_account', label: 'No account' },
  { value: 'not_started', label: 'Not started' },
  { value: 'started', label: 'In progress' },
  { value: 'done', label: 'Completed' },
];

/** Roles in the workspace of a brokerage. */
const MEMBER_ROLES: readonly Choice[] = [
  { value: 'owner', label: 'Owner' },
  { value: 'admin', label: 'Administrators' },
  { value: 'member', label: 'Brokers' },
];

/** Returns the positions of a community, or of a brokerage without one. */
export const positionsOf = (communityId: string | null): readonly Choice[] =>
  communityId === null ? MEMBER_ROLES : STAFF_POSITIONS;

const ALL_POSITIONS = [...STAFF_POSITIONS, ...MEMBER_ROLES];

export const labelPosition = (position: string): string =>
  ALL_POSITIONS.find(({ value }) => value === position)?.label ?? position;

export const labelState = (state: string): string =>
  ASSIGNMENT_STATES.find(({ value }) => value === state)?.label ?? state;
