import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { NEW_ROW } from '../../../testing/newRow.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { NewEvent } from './NewEvent.tsx';

beforeEach(() => localStorage.clear());

const TEN = { day: '2026-11-26', minutes: { from: 600, to: 660 } };
const BEN = { id: '00000000-0000-4000-8000-0000000000be', name: 'Ben Mate' };

function open() {
  const onAdded = vi.fn();
  const sent: unknown[] = [];
  const respond = adasData({
    'rpc record_people': { data: [BEN] },
    'rpc record_tags': { data: [] },
    'rpc events_between': { data: { events: [], busy: [] } },
    'rpc find_contacts': { data: [] },
    'select saved_values': { data: [] },
    'upsert events': ({ args }) => {
      sent.push(args[0]);
      return { data: { ...NEW_ROW, ...(args[0] as object) } };
    },
  });
  const part = <NewEvent at={TEN} onAdded={onAdded} onClose={() => undefined} />;
  const { user } = renderParts({ '/': part }, '/', respond);
  return { user, sent, onAdded };
}

it('adds an event with a title and Enter, at the clicked time', async () => {
  const { user, sent, onAdded } = open();
  await user.type(await screen.findByLabelText('Title'), 'Tour with Ana{Enter}');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({
    title: 'Tour with Ana',
    begins_at: new Date(2026, 10, 26, 10).toISOString(),
    ends_at: new Date(2026, 10, 26, 11).toISOString(),
  });
});

it('keeps the length when the start changes, and takes teammates as guests', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText('Title'), 'Tour');
  const start = screen.getByLabelText('Starts');
  await user.clear(start);
  await user.type(start, '14:30');
  expect(screen.getByLabelText('Ends')).toHaveValue('15:30');
  await user.type(screen.getByLabelText('Guests'), 'Ben{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove Ben Mate' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ attendee_ids: [BEN.id] });
});

it('opens the whole form with the values entered so far', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), 'Tour with Ana');
  await user.click(screen.getByRole('button', { name: 'More options' }));
  const form = within(await screen.findByRole('form', { name: 'New event' }));
  expect(form.getByLabelText('Title')).toHaveValue('Tour with Ana');
  expect(form.getByRole('button', { name: 'More fields' })).toBeVisible();
});
