import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import type { Answerer, DataReply } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const LIST = { id: 'dec0de00-0000-4000-8000-000000000a01', name: 'Lakes' };

function savedPage(replies: Readonly<Record<string, DataReply | Answerer>> = {}, at = '') {
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

async function share(replies: Readonly<Record<string, DataReply | Answerer>> = {}) {
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

it('a list is shared over the lists, and Share has the focus again when that is done', async () => {
  const { user, dialog } = await share();
  expect(screen.getByRole('dialog', { name: 'Lists' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog', { name: 'Share Lakes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share the list Lakes' })).toHaveFocus();
});

it('what shares a list can be closed when its script does not come', async () => {
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
