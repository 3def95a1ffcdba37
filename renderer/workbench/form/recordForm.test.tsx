import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import type { DataReply } from '../../testing/fakeData.ts';
import { NEW_ROW } from '../../testing/newRow.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { RecordForm } from './RecordForm.tsx';

beforeEach(() => localStorage.clear());

/** Opens the form of a new contact with a server whose responses the test controls. */
function open(replies: Parameters<typeof adasData>[0] = {}) {
  const onSaved = vi.fn();
  const sent: Readonly<Record<string, unknown>>[] = [];
  let reply: (values: Readonly<Record<string, unknown>>) => DataReply = (values) => ({
    data: { ...NEW_ROW, ...values },
  });
  const respond = adasData({
    ...replies,
    'rpc record_people': { data: [] },
    'rpc record_tags': { data: [] },
    'select saved_values': { data: [] },
    'upsert contacts': ({ args }) => {
      const values = args[0] as Readonly<Record<string, unknown>>;
      sent.push(values);
      return reply(values);
    },
  });
  const part = (
    <RecordForm noun={contact} row={null} onSaved={onSaved} onCancel={() => undefined} />
  );
  const view = renderParts({ '/': part }, '/', respond);
  return {
    ...view,
    onSaved,
    sent,
    answer: (next: typeof reply) => {
      reply = next;
    },
    form: () => within(screen.getByRole('form', { name: 'New contact' })),
  };
}

it('shows the error on its field, focuses it, and sends nothing', async () => {
  const { user, form, sent } = open();
  await user.type(await screen.findByLabelText('Name'), 'Nora Lind');
  await user.type(screen.getByLabelText('Email'), 'nora at home');
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email like/);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('saves a draft on every keystroke and restores it', async () => {
  const first = open();
  await first.user.type(await screen.findByLabelText('Name'), 'Nora Lind');
  expect(first.form().getByText(/Draft saved on/)).toBeVisible();
  first.unmount();
  const again = open();
  expect(await screen.findByLabelText('Name')).toHaveValue('Nora Lind');
  await again.user.click(again.form().getByRole('button', { name: 'Discard' }));
  again.unmount();
  open();
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

it('creates one record after a lost response: both tries use the same ID', async () => {
  const { user, form, sent, answer, onSaved } = open();
  await user.type(await screen.findByLabelText('Name'), 'Nora Lind');
  answer(() => ({ error: { message: 'upstream', code: '57014' }, status: 500 }));
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nora Lind');
  answer((values) => ({
    data: {
      ...values,
      ...NEW_ROW,
    },
  }));
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  expect(Object.keys(localStorage).filter((key) => key.includes('form:'))).toEqual([]);
});

it('saves edits made after a lost response to the existing record', async () => {
  const changes: unknown[] = [];
  const { user, form, sent, answer, onSaved } = open({
    'update contacts': ({ args }) => {
      changes.push(args[0]);
      return { data: [{ ...NEW_ROW, ...sent[0], ...(args[0] as object) }] };
    },
  });
  await user.type(await screen.findByLabelText('Name'), 'Nora Lind');
  answer(() => ({ error: { message: 'upstream', code: '57014' }, status: 500 }));
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'nora@lind.example');
  answer(() => ({ data: { ...NEW_ROW, ...sent[0] } }));
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(changes).toEqual([{ email: 'nora@lind.example' }]);
});

it('keeps the draft when adding is no longer allowed and shows the reason', async () => {
  const { user, form, answer } = open();
  await user.type(await screen.findByLabelText('Name'), 'Nora Lind');
  answer(() => ({ error: { message: 'new row violates', code: '42501' }, status: 403 }));
  await user.click(form().getByRole('button', { name: 'Add contact' }));
  expect(await screen.findByText("You don't have access to this.")).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nora Lind');
  expect(form().getByText(/Draft saved on/)).toBeVisible();
});

it('shows the first fields of a new record, and the others on request', async () => {
  const { user } = open();
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('City')).toBeNull();
  expect(screen.queryByLabelText('Last contact')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More fields' }));
  expect(screen.getByLabelText('City')).toBeVisible();
  expect(screen.queryByLabelText('Last contact')).toBeNull();
});

it('saves a new record with its owner when Ctrl and Enter are pressed in a field', async () => {
  const { user, sent, onSaved } = open();
  await user.type(await screen.findByLabelText('Name'), 'Nora Lind{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ name: 'Nora Lind', owner_id: expect.any(String) });
});

it('creates an item from each cell pasted from a spreadsheet', async () => {
  const { user } = open();
  await screen.findByLabelText('Name');
  await user.click(screen.getByRole('button', { name: 'More fields' }));
  await user.click(screen.getByLabelText('Tags'));
  await user.paste('Ohio\nMemory care\tLender\n');
  const removals = screen.getAllByRole('button', { name: /^Remove / });
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove Ohio',
    'Remove Memory care',
    'Remove Lender',
  ]);
});
