import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import type { ComplianceData, Finding, Survey } from './complianceShapes.ts';
import { describeDetail } from './DueTable.tsx';
import { Mine } from './Mine.tsx';
import { Surveys } from './Surveys.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';

const finding: Finding = {
  id: '00000000-0000-4000-8000-0000000000f1',
  survey_id: '00000000-0000-4000-8000-0000000000e1',
  tag: 'F600',
  title: 'Free from abuse',
  regulation: null,
  observation: 'Not reported in time.',
  grade: 'J',
  item: null,
  work_order_id: null,
  order_number: null,
  order_state: null,
  correction: 'Reported.',
  others_identified: 'All reports checked.',
  systemic_change: 'Training.',
  monitoring: 'Weekly.',
  owner_member_id: null,
  owner_name: 'Nadia',
  due_on: '2026-05-20',
  corrected_on: null,
  corrected_by_name: null,
  verified_on: null,
  verified_by_name: null,
  dispute: null,
  dispute_reason: null,
  disputed_on: null,
  version: 1,
  is_mine: false,
  files: [],
  addenda: [],
};
const survey: Survey = {
  id: finding.survey_id,
  kind: 'standard',
  agency: 'State agency',
  reference: null,
  started_on: '2026-05-01',
  ended_on: null,
  received_on: '2026-05-06',
  submit_due_on: '2026-05-16',
  submit_rule: '10 calendar days from receipt',
  checklist_name: null,
  checklist_version: null,
  items: null,
  finished_at: null,
  finished_by_name: null,
  submitted_at: null,
  submitted_by_name: null,
  revisit_on: null,
  cleared_on: null,
  version: 1,
  files: [],
  findings: [finding, { ...finding, id: `${COMMUNITY}2`, tag: 'F812', grade: 'F' }],
};
const data: ComplianceData = {
  today: '2026-05-10',
  community: 'Maple Court',
  license_number: null,
  licensed_beds: null,
  licenses: [],
  surveys: [survey],
  checklists: [],
  policies: [],
  members: [],
  my_findings: [],
  my_policies: [
    {
      policy_id: '00000000-0000-4000-8000-0000000000d1',
      title: 'Falls',
      category: 'care',
      version_id: '00000000-0000-4000-8000-0000000000d2',
      number: 2,
      effective_on: '2026-05-01',
      read_at: null,
    },
  ],
};

beforeEach(() => localStorage.clear());

function open(Part: typeof Surveys, shown: ComplianceData, query = '') {
  const calls: DataRequest[] = [];
  const server: { reply: DataReply } = { reply: { data: null } };
  const answers = adasData({
    'rpc submit_plan': (request) => {
      calls.push(request);
      return { data: null };
    },
    'rpc record_mock_survey': (request) => {
      calls.push(request);
      return server.reply;
    },
    'rpc acknowledge_policy': (request) => {
      calls.push(request);
      return { data: null };
    },
    'rpc get_policy_version': {
      data: {
        policy_id: '00000000-0000-4000-8000-0000000000d1',
        title: 'Falls',
        version_id: '00000000-0000-4000-8000-0000000000d2',
        number: 2,
        body: 'Report each fall.',
        change_note: null,
        effective_on: '2026-05-01',
        published_by: 'Nadia',
        files: [],
      },
    },
  });
  const { store } = renderPart(
    <Part communityId={COMMUNITY} data={shown} />,
    answers,
    `/operator/compliance${query}`,
  );
  return { calls, server, store };
}

it('shows immediate jeopardy, and opens the findings of a grade from the grid', async () => {
  const user = userEvent.setup();
  open(Surveys, data, `?survey=${survey.id}`);
  expect(await screen.findByText(/^Immediate jeopardy: F600/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grade F: 1 finding' }));
  const table = screen.getByRole('table', { name: 'Findings' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(table).toHaveTextContent('F812');
});

it('offers no edits of a submitted plan, only addenda', async () => {
  const sealed = { ...survey, submitted_at: '2026-05-09T12:00:00Z', submitted_by_name: 'Nadia' };
  open(Surveys, { ...data, surveys: [sealed] }, `?survey=${survey.id}&finding=${finding.id}`);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: /Edit finding/ })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Add addendum' })).toBeVisible();
});

const items = [
  { id: 'exits', tag: 'Exits', label: 'Exits are clear', source: 'NFPA 101' },
  { id: 'food', tag: 'Food', label: 'Food is dated', source: 'Food Code' },
];
const mock = { ...survey, kind: 'mock', items, findings: [] };

it('finishes a mock survey without a connection and sends it later', async () => {
  const user = userEvent.setup();
  const shown = { ...data, surveys: [mock] };
  const { calls, server, store } = open(Surveys, shown, `?survey=${survey.id}`);
  server.reply = OFFLINE_REPLY;
  await user.click(await screen.findByRole('button', { name: 'Start walk-through' }));
  for (const _item of items) {
    await user.click(screen.getByRole('button', { name: 'Pass' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  await user.click(screen.getByRole('button', { name: 'Finish survey' }));
  await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().toasts.shown).toMatchObject([{ title: 'Kept on this device' }]);
  server.reply = { data: null };
  await act(() => drainOfflineQueue(store, ada.userId));
  expect(listQueuedMutations(ada.userId)).toHaveLength(0);
  expect(calls.at(-1)?.args[0]).toEqual(calls[0]?.args[0]);
});

it('shows a mock survey that was finished offline as finished after a reload', async () => {
  const user = userEvent.setup();
  const shown = { ...data, surveys: [{ ...mock, items: items.slice(0, 1) }] };
  const { server } = open(Surveys, shown, `?survey=${survey.id}`);
  server.reply = OFFLINE_REPLY;
  await user.click(await screen.findByRole('button', { name: 'Start walk-through' }));
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Finish survey' }));
  await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
  cleanup();
  open(Surveys, shown, `?survey=${survey.id}`);
  expect(await screen.findByText('Finished, waits for a connection')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start walk-through' })).toBeNull();
});

it('walks through a mock survey and sends every answer', async () => {
  const user = userEvent.setup();
  const { calls } = open(Surveys, { ...data, surveys: [mock] }, `?survey=${survey.id}`);
  await user.click(await screen.findByRole('button', { name: 'Start walk-through' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  await user.type(screen.getByLabelText(/What is wrong/), 'Blocked by a cart');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Finish survey' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_results: { exits: { value: 'fail', note: 'Blocked by a cart' }, food: { value: 'pass' } },
  });
});

it('records that the user has read the latest version of a policy', async () => {
  const user = userEvent.setup();
  const { calls } = open(Mine, data);
  await user.click(await screen.findByRole('button', { name: 'Falls' }));
  await user.click(await screen.findByRole('button', { name: 'I have read this policy' }));
  await waitFor(() =>
    expect(calls[0]?.args[0]).toEqual({ p_version_id: '00000000-0000-4000-8000-0000000000d2' }),
  );
});

it('names the details of due items in words, not codes', () => {
  const item = {
    id: '1',
    parent_id: null,
    community_id: 'c',
    community: 'Maple Court',
    title: 'Item',
    owner: null,
    due_on: '2026-05-20',
    is_mine: false,
    state: 'due',
  } as const;
  expect(describeDetail({ ...item, kind: 'policy_review', detail: 'infection' })).toBe(
    'Infection control',
  );
  expect(describeDetail({ ...item, kind: 'certificate', detail: 'workers' })).toBe(
    'Workers’ compensation',
  );
  expect(describeDetail({ ...item, kind: 'authorization', detail: 'Personal care' })).toBe(
    'Personal care',
  );
});
