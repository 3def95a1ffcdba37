import { STAFF_POSITIONS } from '#shared/operator/staff.ts';
import type { Choice } from '#shared/records/choice.ts';
import * as s from '../../../ui/shape/shape.ts';

const assignment = {
  id: s.text,
  course: s.text,
  title: s.text,
  minutes: s.orNull(s.number),
  positions: s.listOf(s.text),
  credential_type: s.orNull(s.text),
  due_on: s.text,
  days_for_new: s.number,
  escalate_after_days: s.number,
  assigned_by: s.text,
  created_at: s.text,
  ended_at: s.orNull(s.text),
};

const isAssignment = s.object({
  ...assignment,
  people: s.number,
  done: s.number,
  overdue: s.number,
  no_account: s.number,
});
export type Assignment = s.ShapeOf<typeof isAssignment>;

export const isAssignmentList = s.object({
  can_assign: s.bool,
  courses: s.listOf(s.object({ slug: s.text, title: s.text })),
  assignments: s.listOf(isAssignment),
});
export type AssignmentList = s.ShapeOf<typeof isAssignmentList>;

const isAssignedPerson = s.object({
  person_id: s.text,
  name: s.text,
  position: s.text,
  due_on: s.text,
  state: s.text,
  lessons: s.number,
  lessons_done: s.number,
  best_percent: s.orNull(s.number),
  certificate_id: s.orNull(s.text),
  completed_at: s.orNull(s.text),
  expires_at: s.orNull(s.text),
});
export type AssignedPerson = s.ShapeOf<typeof isAssignedPerson>;

export const isAssignmentRecord = s.object({ ...assignment, people: s.listOf(isAssignedPerson) });
export type AssignmentRecord = s.ShapeOf<typeof isAssignmentRecord>;

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
