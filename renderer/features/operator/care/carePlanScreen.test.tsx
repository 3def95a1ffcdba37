import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import type { OpenResident } from '../resident.ts';
import { CarePlan } from './CarePlan.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const row = (n: number, values: object) => ({
  id: id(n),
  version: 1,
  owner_id: null,
  sharing: 'team',
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  deleted_at: null,
  community_id: id(90),
  resident_id: id(1),
  status: 'active',
  ...values,
});
const need = row(2, { need: 'Unsteady', area: 'mobility' });
const goal = {
  need_id: id(2),
  goal: 'No falls in 90 days',
  measure: 'Incident reports',
  target_on: '2020-01-01',
  outcome: null,
};
const intervention = {
  need_id: id(2),
  intervention: 'Walk with stand-by help',
  instructions: null,
};
const task = {
  intervention_id: id(4),
  area: 'mobility',
  name: 'Walk to meals',
  instructions: null,
  position: 'any',
  shifts: ['day'],
  days: [],
  starts_on: '2026-05-01',
  ends_on: null,
};

function open(writes: readonly string[]) {
  const answers = adasData({
    'select care_needs': { data: [need] },
    'select care_goals': { data: [row(3, goal)] },
    'select care_interventions': { data: [row(4, intervention)] },
    'select care_tasks': { data: [row(5, task)] },
    'upsert care_goals': { data: row(6, { ...goal, goal: 'Walks alone' }) },
  });
  const kinds = ['care_needs', 'care_goals', 'care_interventions', 'care_tasks'];
  const resident = {
    id: id(1),
    community_id: id(90),
    name: 'Ada Lovelace',
    community: 'Maple Court',
    time_zone: 'America/New_York',
    unit: '101',
    reads: kinds,
    writes,
  } as unknown as OpenResident;
  const { requests: calls, user } = renderPart(<CarePlan resident={resident} />, answers);
  return { calls, user };
}

it('shows goals and interventions below their need, with tasks and overdue goals', async () => {
  open([]);
  const goals = await screen.findByRole('region', { name: 'Goals for Unsteady' });
  expect(within(goals).getByText('No falls in 90 days')).toBeVisible();
  expect(within(goals).getByText('Past target')).toBeVisible();
  const interventions = screen.getByRole('region', { name: 'Interventions for Unsteady' });
  expect(within(interventions).getByText('Task: Walk to meals, Day · every day')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add need' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});

it('adds a goal below its need', async () => {
  const { calls, user } = open(['care_needs', 'care_tasks']);
  await user.click(await screen.findByRole('button', { name: 'Add goal for Unsteady' }));
  const dialog = await screen.findByRole('dialog', { name: 'New goal' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Goal' }), 'Walks alone');
  await user.click(within(dialog).getByRole('button', { name: 'Add goal' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'upsert care_goals')?.args[0])
    .toMatchObject({ goal: 'Walks alone', need_id: id(2), status: 'active' });
});
