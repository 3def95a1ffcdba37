import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, ReplyHandler } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const LIST = { id: 'dec0de00-0000-4000-8000-000000000a01', name: 'Lakes' };

function savedPage(replies: Readonly<Record<string, DataReply | ReplyHandler>> = {}, at = '') {
  return renderApp({
    at: `/saved-properties${at}`,
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'] } },
      'rpc my_saved_listings': { data: [] },
      'select saved_lists': { data: [LIST] },
      'rpc my_list_shares': { data: [] },
      'rpc lists_for_me': { data: [] },
      'rpc find_contacts': { data: [] },
      ...replies,
    }),
  });
}

async function share(replies: Readonly<Record<string, DataReply | ReplyHandler>> = {}) {
  const page = savedPage(replies);
  await page.user.click(await screen.findByRole('button', { name: 'Lists' }));
  await page.user.click(await screen.findByRole('button', { name: 'Share the list Lakes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Lakes' }));
  await dialog.findByRole('heading', { name: 'Share Lakes' });
  return { ...page, dialog };
}

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  vi.unstubAllGlobals();
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('shares a list over the lists and returns focus to Share', async () => {
  const { user, dialog } = await share();
  expect(screen.getByRole('dialog', { name: 'Lists' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog', { name: 'Share Lakes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share the list Lakes' })).toHaveFocus();
});

it('closes the share dialog even if its script fails to load', async () => {
  vi.stubGlobal('reportError', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  const Content = lazyPart((): Promise<never> => Promise.reject(new Error('gone')));
  const onClose = vi.fn();
  render(<ShareDialog list={LIST} onClose={onClose} Content={Content} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Share Lakes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load component');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

const READER = {
  id: 'dec0de00-0000-4000-8000-000000000b01',
  list_id: LIST.id,
  name: 'Lena Lakes',
  address: 'lena@example.com',
  has_notes: true,
  shared_at: '2026-11-20T09:00:00Z',
};
const SERVER_ERROR: DataReply = { error: { message: 'No.', code: 'XX000' }, status: 500 };

it('shows who has access to a list, or that no one does', async () => {
  const { dialog, unmount } = await share();
  expect(await dialog.findByText('Not shared with anyone yet.')).toBeVisible();
  unmount();
  const { dialog: other } = await share({ 'rpc my_list_shares': { data: [READER] } });
  expect(await other.findByRole('listitem')).toHaveTextContent(
    'Lena Lakes · lena@example.com · since Nov 20, 2026 · with your notes',
  );
});

it('does not show an empty state when access failed to load', async () => {
  let isDown = true;
  const { user, dialog } = await share({
    'rpc my_list_shares': () => (isDown ? SERVER_ERROR : { data: [READER] }),
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent("Couldn't load this");
  expect(dialog.queryByText('Not shared with anyone yet.')).toBeNull();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText(/Lena Lakes/)).toBeVisible();
});

it('confirms revoked access and keeps the focus in the dialog', async () => {
  let readers = [READER];
  const sent: unknown[] = [];
  const replyQueue: DataReply[] = [SERVER_ERROR];
  const { user, dialog } = await share({
    'rpc my_list_shares': () => ({ data: readers }),
    'rpc end_list_share': ({ args }) => {
      sent.push(args[0]);
      const reply = replyQueue.shift() ?? { data: null };
      if (reply.error === undefined) readers = [];
      return reply;
    },
  });
  const takeBack = await dialog.findByRole('button', {
    name: 'Revoke access to Lakes for Lena Lakes',
  });
  await user.click(takeBack);
  expect(await dialog.findByText('Access not revoked')).toBeVisible();
  await user.click(takeBack);
  expect(await dialog.findByText('Not shared with anyone yet.')).toBeVisible();
  expect(screen.getByText('Lena Lakes no longer has access to Lakes')).toBeInTheDocument();
  expect(dialog.getByRole('heading', { name: 'Share Lakes' })).toHaveFocus();
  expect(sent).toEqual([{ p_share_id: READER.id }, { p_share_id: READER.id }]);
});

it('does not show an empty state when shared lists failed to load', async () => {
  savedPage({ 'rpc lists_for_me': SERVER_ERROR });
  const shared = within(await screen.findByRole('region', { name: 'Shared with you' }));
  expect(shared.getByRole('alert')).toHaveTextContent("Couldn't load this");
});

const SHARED_LIST = {
  id: READER.id,
  name: 'Lakes',
  has_notes: true,
  shared_at: READER.shared_at,
  by_name: 'Bea Broker',
  company: 'Harbor House',
};

it('removes a shared list once, only after confirmation', async () => {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<DataReply>();
  const replyQueue: (DataReply | Promise<DataReply>)[] = [SERVER_ERROR, promise];
  const { user, address } = savedPage(
    {
      'rpc lists_for_me': { data: [SHARED_LIST] },
      'rpc shared_list': { data: [] },
      'rpc end_list_share': ({ args }) => {
        sent.push(args[0]);
        return replyQueue.shift() ?? { data: null };
      },
    },
    `?shared=${SHARED_LIST.id}`,
  );
  const opener = await screen.findByRole('button', { name: 'Remove from my lists' });
  await user.click(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Lakes' }));
  expect(dialog.getByText(/only if Bea Broker shares it again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  expect(opener).toHaveFocus();

  await user.click(opener);
  const again = within(screen.getByRole('dialog', { name: 'Remove Lakes' }));
  const remove = again.getByRole('button', { name: 'Remove' });
  await user.click(remove);
  expect(await again.findByText('Not removed')).toBeVisible();
  fireEvent.click(remove);
  fireEvent.click(remove);
  await waitFor(() => expect(sent).toHaveLength(2));
  resolve({ data: null });
  await waitFor(() => expect(address()).toBe('/saved-properties'));
  expect(sent).toEqual([{ p_share_id: SHARED_LIST.id }, { p_share_id: SHARED_LIST.id }]);
});

const ROW = {
  listing_id: 'dec0de00-0000-4000-8000-000000000c01',
  note: 'Roof is new',
  saved_at: '2026-11-20T09:00:00Z',
  standing: 'active',
  property_name: 'Maple Court',
  location: 'Duluth, MN',
  us_state: 'MN',
  property_type: 'assisted-living',
  is_confidential: false,
  price: 9_400_000,
  total_beds: 48,
  total_units: null,
  occupancy_rate: null,
  cap_rate: null,
  listed_at: '2026-10-20T09:00:00Z',
};

it.each<[string, DataReply, string | RegExp]>([
  ["with the sharer's notes", { data: [ROW] }, 'Roof is new'],
  ['that holds nothing more', { data: [] }, 'Nothing on the market'],
  ['that could not be read', SERVER_ERROR, "Couldn't load this"],
])('shows the sharer and status of a shared list, %s', async (_how, rows, text) => {
  savedPage(
    { 'rpc lists_for_me': { data: [SHARED_LIST] }, 'rpc shared_list': rows },
    `?shared=${SHARED_LIST.id}`,
  );
  expect(
    await screen.findByText(/From Bea Broker, Harbor House\. The notes are theirs\./),
  ).toBeVisible();
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

it('explains that access was revoked while open', async () => {
  savedPage({}, `?shared=${SHARED_LIST.id}`);
  expect(await screen.findByText('This list is no longer shared')).toBeVisible();
});
