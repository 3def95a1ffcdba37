import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { recordTags } from '../data/tags.ts';
import { RecordPage } from './RecordPage.tsx';

const ROW = {
  id: '00000000-0000-4000-8000-0000000000a1',
  version: 3,
  owner_id: '00000000-0000-4000-8000-0000000000ff',
  sharing: 'team',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  name: 'Nora Lind',
  city: 'Evanston',
  tags: [],
  do_not_contact: false,
};

type Replies = Parameters<typeof adasData>[0];

const HANGING = {
  'rpc record_people': { data: [] },
  'rpc record_tags': { data: [] },
  'rpc record_timeline': { data: [] },
  'select record_tasks': { data: [] },
};

/** Opens the contact page as a signed-in member. */
async function open(replies: Replies) {
  const page = <RecordPage noun={contact} id={ROW.id} place="page" />;
  const view = renderParts({ '/': page }, '/', adasData({ ...HANGING, ...replies }));
  await screen.findByRole('article', { name: 'Nora Lind' });
  return view;
}

it("keeps typed input after access is lost and shows why it isn't saved", async () => {
  let hasAccess = true;
  const { store, user } = await open({
    'select contacts': () => ({ data: hasAccess ? ROW : null }),
    'update contacts': () => ({ data: [] }),
  });
  await user.keyboard('e');
  const city = await screen.findByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Skokie');
  hasAccess = false;
  act(() => {
    store.dispatch(recordTags.util.invalidateTags([{ type: 'Records', id: `contacts:${ROW.id}` }]));
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByText(/no longer exists, or you've lost access/)).toBeVisible(),
  );
  expect(screen.getByLabelText('City')).toHaveValue('Skokie');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText("This contact wasn't found")).toBeVisible();
});

it('offers call, note, and next step on a phone', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  const { user } = await open({ 'select contacts': { data: { ...ROW, phone: '(512) 555-0134' } } });
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550134');
  // The entry type selector is also named "Note" where the activity is visible.
  await user.click(screen.getAllByRole('button', { name: 'Note' }).at(-1) as HTMLElement);
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByPlaceholderText(/^Write a note/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(await screen.findByRole('textbox', { name: 'New task' })).toHaveFocus();
});

it('offers no call to a do-not-contact person', async () => {
  await open({
    'select contacts': { data: { ...ROW, phone: '(512) 555-0134', do_not_contact: true } },
  });
  expect(screen.getByRole('button', { name: 'Next step' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});

it('hides empty facts until they are requested', async () => {
  const { user } = await open({ 'select contacts': { data: ROW } });
  expect(screen.getByRole('button', { name: 'Edit City' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Job title' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show empty fields' }));
  expect(screen.getByRole('button', { name: 'Edit Job title' })).toBeVisible();
});

it('adds a task from one line and logs a call with its outcome and next step', async () => {
  const tasks: unknown[] = [];
  const calls: unknown[] = [];
  const { user } = await open({
    'select contacts': { data: ROW },
    'upsert record_tasks': ({ args }) => {
      tasks.push(args[0]);
      return { data: null };
    },
    'upsert record_comments': ({ args }) => {
      calls.push(args[0]);
      return { data: null };
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'New task' }), 'Send OM 12/24/2026 9am');
  expect(screen.getByLabelText('Due')).toHaveValue('2026-12-24');
  expect(screen.getByLabelText('Time')).toHaveValue('09:00');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(tasks).toHaveLength(1));
  expect(tasks[0]).toMatchObject({
    title: 'Send OM',
    due_on: '2026-12-24',
    due_at: new Date(2026, 11, 24, 9).toISOString(),
  });
  await user.click(screen.getByRole('button', { name: 'Call' }));
  await user.selectOptions(screen.getByLabelText('Outcome'), 'Left voicemail');
  await user.type(screen.getByLabelText('Next step'), 'Call again 12/28/2026');
  await user.click(screen.getByRole('button', { name: 'Log call' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ way: 'call', outcome: 'voicemail', body: 'Left voicemail' });
  expect(tasks[1]).toMatchObject({ title: 'Call again', due_on: '2026-12-28' });
});

it('saves a note and a task edited after a failure as new entries', async () => {
  const sent: Record<string, string[]> = { record_tasks: [], record_comments: [] };
  const failIn = (table: string) => (call: { readonly args: readonly unknown[] }) => {
    sent[table]?.push((call.args[0] as { readonly id: string }).id);
    return { error: { code: 'HXRCX' }, status: 400 };
  };
  const { user } = await open({
    'select contacts': { data: ROW },
    'upsert record_tasks': failIn('record_tasks'),
    'upsert record_comments': failIn('record_comments'),
  });
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  const idsOf = async (table: string, count: number) => {
    await waitFor(() => expect(sent[table]).toHaveLength(count));
    return sent[table] ?? [];
  };
  await user.click(screen.getByRole('textbox', { name: 'New task' }));
  await user.paste('Send OM');
  await press('Add');
  await idsOf('record_tasks', 1);
  await press('Add');
  await idsOf('record_tasks', 2);
  await user.click(screen.getByRole('textbox', { name: 'New task' }));
  await user.paste(' and rent roll');
  await press('Add');
  const [firstTask, sameTask, editedTask] = await idsOf('record_tasks', 3);
  expect(sameTask).toBe(firstTask);
  expect(editedTask).not.toBe(firstTask);

  await user.click(screen.getByPlaceholderText(/^Write a note/));
  await user.paste('Wants a tour');
  await press('Add note');
  await idsOf('record_comments', 1);
  await user.click(screen.getByPlaceholderText(/^Write a note/));
  await user.paste(' on Friday');
  await press('Add note');
  const [firstNote, editedNote] = await idsOf('record_comments', 2);
  expect(editedNote).not.toBe(firstNote);
});
