import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTACT_ID, FakeContacts } from '../../../testing/fakeContacts.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import {
  enqueueMutation,
  listQueuedMutations,
  type NewQueuedMutation,
  settleQueuedMutation,
} from '../../../workbench/data/offlineQueue.ts';

beforeEach(() => localStorage.clear());

const change: NewQueuedMutation = {
  id: 'one',
  what: 'save',
  kind: 'contacts',
  recordId: CONTACT_ID,
  name: 'Nora Reyes',
  version: 1,
  values: { city: 'Dallas' },
  before: { city: 'Austin' },
};
/** A stopped clock: anything waiting for the next interval would wait forever. */
const NOON = new Date('2026-11-20T12:00:00Z');
const getQueued = () => listQueuedMutations(ada.userId);

describe('pending changes', () => {
  it('merge into one change per record, based on the version first seen', () => {
    enqueueMutation(ada.userId, change);
    const later = { ...change, id: 'two', values: { city: 'Waco', source: 'Fair' } };
    enqueueMutation(ada.userId, { ...later, before: { city: 'Dallas', source: null } });
    expect(getQueued()).toMatchObject([
      {
        id: 'one',
        version: 1,
        values: { city: 'Waco', source: 'Fair' },
        before: { city: 'Austin' },
      },
    ]);
  });

  it('keep edits made while sending, based on the version just saved', () => {
    enqueueMutation(ada.userId, change);
    const [sent] = getQueued();
    if (sent === undefined) throw new Error('No pending change.');
    enqueueMutation(ada.userId, { ...change, id: 'two', values: { source: 'Fair' } });
    settleQueuedMutation(ada.userId, sent, 2);
    expect(getQueued()).toMatchObject([{ version: 2, values: { source: 'Fair' } }]);
    const [rest] = getQueued();
    if (rest !== undefined) settleQueuedMutation(ada.userId, rest, 3);
    expect(getQueued()).toEqual([]);
  });

  it('keep a locally created task as a create, however often it is edited', () => {
    const task = { ...change, what: 'task' as const, version: 0, values: { title: 'Call' } };
    enqueueMutation(ada.userId, task);
    enqueueMutation(ada.userId, { ...task, version: 1, values: { done_at: '2026-11-23' } });
    expect(getQueued()).toMatchObject([
      { version: 0, values: { title: 'Call', done_at: '2026-11-23' } },
    ]);
  });

  it('belong to one user', () => {
    enqueueMutation('somebody else', change);
    expect(getQueued()).toEqual([]);
  });
});

describe('pending changes page', () => {
  function open(server = new FakeContacts()) {
    const at = '/pending-changes';
    const data = (request: Parameters<FakeContacts['answer']>[0]) => server.answer(request);
    return { server, ...renderApp({ at, host: fakeHost(ada), data }) };
  }

  it('lets the user choose between their value and one saved by someone else', async () => {
    const server = new FakeContacts();
    server.change({ city: 'Houston' });
    enqueueMutation(ada.userId, change);
    const { user } = open(server);
    await user.click(await screen.findByLabelText('Theirs: Houston'));
    await user.click(screen.getByLabelText('Yours: Dallas'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas' }));
    expect(await screen.findByText(/No pending changes/)).toBeVisible();
  });

  it.each([
    ['blind', /no longer exists, or you've lost access/],
    ['reader', /You can no longer edit this contact/],
  ] as const)(
    "keeps a demoted user's text with the reason until they have access again (%s)",
    async (mode, message) => {
      const server = new FakeContacts();
      server.mode = mode;
      enqueueMutation(ada.userId, change);
      const { user } = open(server);
      expect(await screen.findByText(message)).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByText('Dallas')).toBeVisible();
      // Every other screen shows this too.
      expect(screen.getByText(/1 change needs your decision/)).toBeVisible();
      server.mode = 'open';
      await user.click(main.getByRole('button', { name: 'Retry: Changed contact: Nora Reyes' }));
      await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas' }));
      expect(await screen.findByText(/No pending changes/)).toBeVisible();
    },
  );

  it('explains why the server rejected a change and discards it', async () => {
    const server = new FakeContacts();
    server.mode = 'reader';
    enqueueMutation(ada.userId, change);
    const { user } = open(server);
    expect(await screen.findByText(/You can no longer edit this contact/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Discard: Changed contact: Nora Reyes' }));
    expect(await screen.findByText(/No pending changes/)).toBeVisible();
    expect(getQueued()).toEqual([]);
  });
});

describe('pending changes are sent immediately, regardless of the last attempt,', () => {
  async function tryInVain() {
    vi.setSystemTime(NOON);
    const server = new FakeContacts();
    const line = { isCut: false, tried: 0, sent: 0 };
    const data = (request: Parameters<FakeContacts['answer']>[0]) => {
      if (request.name === 'update contacts') line[line.isCut ? 'tried' : 'sent'] += 1;
      if (!line.isCut) return server.answer(request);
      return { error: { message: 'Failed to fetch' }, status: 0 };
    };
    const { user } = renderApp({ at: '/pending-changes', host: fakeHost(ada), data });
    await screen.findByText(/No pending changes/);
    line.isCut = true;
    act(() => enqueueMutation(ada.userId, change));
    await waitFor(() => expect(line.tried).toBeGreaterThan(0));
    dispatchEvent(new Event('offline'));
    await screen.findByText(/Can't reach the server/);
    line.isCut = false;
    return { line, user };
  }

  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('when the browser goes online', async () => {
    const { line } = await tryInVain();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(line.sent).toBe(1));
  });

  it('when an unreachable server responds again', async () => {
    const { line, user } = await tryInVain();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(line.sent).toBe(1));
  });
});
