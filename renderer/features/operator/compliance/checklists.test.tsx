import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { ChecklistsDialog } from './ChecklistsDialog.tsx';
import { toChecklistOptions } from './checklistOptions.ts';
import type { Checklist, OwnChecklist } from './complianceShapes.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const OWN = '00000000-0000-4000-8000-0000000000b1';

const standard: Checklist = {
  code: 'oh_assisted_living',
  name: 'Ohio residential care facility',
  items: 24,
  fits: true,
  is_of_state: true,
  is_own: false,
  archived_at: null,
};
const own: Checklist = {
  ...standard,
  code: OWN,
  name: 'Monthly round',
  items: 2,
  is_of_state: false,
  is_own: true,
};
const checklists = [
  { ...standard, code: 'in_assisted_living', name: 'Indiana', fits: false },
  { ...standard, code: 'assisted_living', name: 'Any state', is_of_state: false },
  standard,
  { ...own, code: `${OWN}2`, name: 'Old round', archived_at: '2026-05-01T12:00:00Z' },
  own,
];
const saved: OwnChecklist = {
  code: OWN,
  name: 'Monthly round',
  items: [
    { id: 'rails', tag: 'Rails', label: 'Rails are firm', source: '', is_physical: true },
    { id: 'food', tag: 'Food', label: 'Food is dated', source: 'Food Code', is_physical: false },
  ],
  archived_at: null,
  version: 3,
  changed_at: '2026-05-01T12:00:00Z',
  changed_by_name: 'Nadia',
};

const versions = {
  versions: [
    {
      number: 3,
      name: 'Monthly round',
      items: saved.items,
      is_archived: false,
      restored_from: null,
      saved_at: '2026-05-01T12:00:00Z',
      saved_by: 'Nadia',
      before: { name: 'Quality round', items: saved.items.slice(0, 1), is_archived: false },
    },
    {
      number: 2,
      name: 'Quality round',
      items: saved.items.slice(0, 1),
      is_archived: false,
      restored_from: 1,
      saved_at: '2026-04-01T12:00:00Z',
      saved_by: null,
      before: { name: 'Quality round', items: [], is_archived: false },
    },
  ],
  next: 2,
};
const firstVersion = {
  ...versions.versions[1],
  number: 1,
  items: [],
  restored_from: null,
  before: null,
};

function open() {
  const calls: DataRequest[] = [];
  const server: { latest: OwnChecklist; reply: DataReply } = {
    latest: saved,
    reply: { data: null },
  };
  const answers = adasData({
    'rpc get_survey_checklist': () => ({ data: server.latest }),
    'rpc list_checklist_versions': ({ args: [values] }) => ({
      data:
        values !== null && typeof values === 'object' && 'p_below' in values
          ? { versions: [firstVersion], next: null }
          : versions,
    }),
    'rpc save_survey_checklist': (request) => {
      calls.push(request);
      return server.reply;
    },
  });
  const { user } = renderPart(
    <ChecklistsDialog communityId={COMMUNITY} checklists={checklists} onClose={() => {}} />,
    answers,
  );
  return { calls, server, user };
}

const openDraft = async () => {
  const opened = open();
  await opened.user.click(screen.getByRole('button', { name: 'Monthly round' }));
  await screen.findByLabelText('Name');
  return opened;
};

it('lists own checklists first, then matching ones, and hides archived ones', () => {
  expect(toChecklistOptions(checklists).map(([code]) => code)).toEqual([
    OWN,
    'oh_assisted_living',
    'assisted_living',
    'in_assisted_living',
  ]);
});

it('adds a copy of a standard checklist and opens it', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Add checklist' }));
  await user.type(screen.getByLabelText('Name'), 'Before the survey');
  await user.selectOptions(screen.getByLabelText('Start from'), standard.code);
  await user.click(screen.getByRole('button', { name: 'Add checklist' }));
  expect(await screen.findByRole('dialog', { name: 'Edit checklist' })).toBeVisible();
  expect(calls[0]?.args[0]).toMatchObject({
    p_community_id: COMMUNITY,
    p_version: 0,
    p_values: { name: 'Before the survey', copy_of: standard.code },
  });
});

it('moves an item by keyboard and keeps the focus on it', async () => {
  const { calls, user } = await openDraft();
  screen.getByRole('button', { name: 'Move up: Food is dated' }).focus();
  await user.keyboard('{Enter}');
  const rows = within(screen.getByRole('region', { name: 'Items' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Food is dated');
  // It is first, so the button to move it down has the focus.
  expect(screen.getByRole('button', { name: 'Move down: Food is dated' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_version: 3,
    p_values: { items: [{ id: 'food' }, { id: 'rails' }] },
  });
});

it('adds, changes, and removes items, and shows what is missing', async () => {
  const { calls, user } = await openDraft();
  await user.click(screen.getByRole('button', { name: /^Rails are firm/ }));
  await user.click(screen.getByRole('button', { name: 'Remove item' }));
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter what to check.')).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.type(screen.getByLabelText('What to check'), 'Exits are clear');
  await user.type(screen.getByLabelText('Tag'), 'Exits');
  await user.click(screen.getByLabelText('Open a work order if it fails'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_values: {
      items: [{ id: 'food' }, { tag: 'Exits', label: 'Exits are clear', is_physical: true }],
    },
  });
});

it("keeps the draft and doesn't overwrite another user's change", async () => {
  const { calls, server, user } = await openDraft();
  await user.type(screen.getByLabelText('Name'), ' of May');
  server.latest = { ...saved, name: 'Theirs', version: 4, changed_by_name: 'Omar' };
  server.reply = { error: { code: 'HXXVC', message: 'Someone else changed this.' } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Omar saved version 4 while you were editing/)).toBeVisible();
  expect(screen.getByText('Renamed from “Monthly round” to “Theirs”.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Monthly round of May');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
  server.reply = { data: null };
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.args[0]).toMatchObject({ p_version: 4, p_values: { is_archived: true } });
});

it('asks before it discards changes', async () => {
  const { calls, user } = await openDraft();
  await user.type(screen.getByLabelText('Name'), ' of May');
  await user.click(screen.getByRole('button', { name: 'All checklists' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Monthly round of May');
  await user.click(screen.getByRole('button', { name: 'All checklists' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('dialog', { name: 'Checklists' })).toBeVisible();
  expect(calls).toHaveLength(0);
});

it("saves a kept draft as the version after another user's", async () => {
  const { calls, server, user } = await openDraft();
  await user.type(screen.getByLabelText('Name'), ' of May');
  server.latest = { ...saved, name: 'Theirs', version: 4, changed_by_name: 'Omar' };
  server.reply = { error: { code: 'HXXVC', message: 'Someone else changed this.' } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep draft' }));
  server.reply = { data: null };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.args[0]).toMatchObject({
    p_version: 4,
    p_values: { name: 'Monthly round of May' },
  });
});

it('lists versions with their changes and restores an earlier one', async () => {
  const { calls, server, user } = await openDraft();
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  const current = await dialog.findByRole('button', { name: /^Version 3/ });
  expect(current).toHaveTextContent('by Nadia1 item added, renamed');
  expect(dialog.getByRole('button', { name: /^Version 2/ })).toHaveTextContent(
    'Restored from version 1. 1 item added',
  );
  await user.click(current);
  expect(dialog.getByText('Added “Food is dated”.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Load more' }));
  await user.click(await dialog.findByRole('button', { name: /^Version 1.*First version$/ }));
  server.latest = { ...saved, name: 'Quality round', items: [], version: 4 };
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({ p_version: 3, p_values: { restored_from: 1 } });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  // The editor had no draft, so it shows the restored version.
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Quality round'));
});

it("can't restore a version while a draft is open", async () => {
  const { user } = await openDraft();
  await user.type(screen.getByLabelText('Name'), ' of May');
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  await user.click(await dialog.findByRole('button', { name: /^Version 2/ }));
  expect(dialog.getByRole('button', { name: 'Restore version 2' })).toBeDisabled();
  expect(dialog.getByText(/^Save or discard your draft/)).toBeVisible();
});

it('prints the saved version with boxes to fill in by hand', async () => {
  const { user } = await openDraft();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  const paper = await screen.findByRole('main', { name: 'Monthly round, print view' });
  expect(within(paper).getByText('Version 3, 2 items')).toBeVisible();
  const cells = within(within(paper).getByRole('row', { name: /Food is dated/ })).getAllByRole(
    'cell',
  );
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '☐',
    '☐',
    '☐',
    'Food',
    'Food Code',
    '',
  ]);
});
