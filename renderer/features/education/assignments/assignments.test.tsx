import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Assignments } from './Assignments.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const ASSIGNMENT = {
  id: '00000000-0000-4000-8000-0000000000b1',
  course: 'infection-control-and-falls',
  title: 'Infection control and falls',
  minutes: 45,
  positions: ['caregiver'],
  credential_type: 'infection_control',
  due_on: '2026-11-01',
  days_for_new: 30,
  escalate_after_days: 7,
  assigned_by: 'Olive',
  created_at: '2026-10-01T12:00:00Z',
  ended_at: null,
};
const PERSON = {
  person_id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Cara Lewis',
  position: 'caregiver',
  due_on: '2026-11-01',
  state: 'overdue',
  lessons: 6,
  lessons_done: 2,
  best_percent: null,
  certificate_id: null,
  completed_at: null,
  expires_at: null,
};

function openAssignments(canAssign = true) {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc list_course_assignments': {
      data: {
        can_assign: canAssign,
        courses: [{ slug: 'reading-a-t-12', title: 'Reading a T-12' }],
        assignments: [{ ...ASSIGNMENT, people: 3, done: 1, overdue: 1, no_account: 0 }],
      },
    },
    'rpc get_course_assignment': { data: { ...ASSIGNMENT, people: [PERSON] } },
    'rpc assign_course': record,
    'rpc end_course_assignment': record,
  });
  return {
    calls,
    ...renderParts({ '/': <Assignments communityId={COMMUNITY} /> }, '/', data),
  };
}

it('assigns a course once positions and a due date are chosen', async () => {
  const { calls, user } = openAssignments();
  await user.click(await screen.findByRole('button', { name: 'Assign course' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign course' });
  const send = within(dialog).getByRole('button', { name: 'Assign course' });
  await user.click(send);
  expect(await within(dialog).findByText('Choose at least one position.')).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Caregiver' }));
  await user.type(within(dialog).getByLabelText('Due'), '2027-01-15');
  await user.selectOptions(within(dialog).getByLabelText('Record as training'), 'fire_safety');
  await user.click(send);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_community_id: COMMUNITY,
    p_values: {
      course: 'reading-a-t-12',
      positions: ['caregiver'],
      due_on: '2027-01-15',
      credential_type: 'fire_safety',
    },
  });
});

it('shows who is overdue, and asks before it ends the assignment', async () => {
  const { calls, user } = openAssignments();
  await user.click(await screen.findByRole('button', { name: ASSIGNMENT.title }));
  const panel = await screen.findByRole('dialog', { name: ASSIGNMENT.title });
  expect(await within(panel).findByText('Overdue')).toBeVisible();
  expect(within(panel).getByText('2 of 6 lessons')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'End assignment' }));
  expect(calls).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'End assignment' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['rpc end_course_assignment']));
});

it('hides edit actions from read-only users', async () => {
  const { user } = openAssignments(false);
  await user.click(await screen.findByRole('button', { name: ASSIGNMENT.title }));
  await screen.findByText('2 of 6 lessons');
  expect(screen.queryByRole('button', { name: /^(Assign|End)/ })).toBeNull();
});
