import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { campaign } from '#shared/records/nouns/campaign.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { NEW_ROW } from '../../testing/newRow.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { nounScreens } from './nounScreens.tsx';

beforeEach(() => localStorage.clear());

type Row = Readonly<Record<string, unknown>>;

/** A noun's screens with a fake server that stores added records. */
function open(at: string, noun: Parameters<typeof nounScreens>[0]['noun'] = contact) {
  const rows: Row[] = [];
  const tagRequests: unknown[] = [];
  const respond = adasData({
    'rpc find_contacts': () => ({ data: rows }),
    'rpc count_contacts': () => ({ data: rows.length }),
    'rpc sums_contacts': () => ({ data: [] }),
    'rpc record_people': { data: [] },
    'rpc record_tags': ({ args }) => {
      tagRequests.push(args[0]);
      return { data: [] };
    },
    'rpc find_campaigns': { data: [] },
    'rpc count_campaigns': { data: 0 },
    'rpc record_timeline': { data: [] },
    'select record_tasks': { data: [] },
    'select saved_views': { data: [] },
    'select saved_values': { data: [] },
    'select contacts': () => ({ data: rows[0] ?? null }),
    'upsert contacts': ({ args }) => {
      const row = { ...NEW_ROW, cursor: 'c'.repeat(24), ...(args[0] as Row) };
      rows.push(row);
      return { data: row };
    },
  });
  const { list, page } = nounScreens({
    noun,
    route: 'clients',
    nothing: 'Your clients appear here.',
  });
  const parts = { '/clients': <list.Component />, '/clients/:id': <page.Component /> };
  return { ...renderParts(parts, at, respond), tagsAsked: tagRequests };
}

it('start empty and open a new record next to the list once it is added', async () => {
  const { user, address } = open('/clients');
  expect(await screen.findByText('Your clients appear here.')).toBeVisible();
  await user.keyboard('c');
  const form = within(await screen.findByRole('form', { name: 'New contact' }));
  await user.type(form.getByLabelText('Name'), 'Nora Lind');
  await user.click(form.getByRole('button', { name: 'Add contact' }));
  const beside = await screen.findByRole('complementary', { name: 'Open contact' });
  expect(within(beside).getByRole('heading', { name: 'Nora Lind' })).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/clients\?open=[0-9a-f-]{36}$/));
});

it('offer columns, Excel export, import, and a create button', async () => {
  open('/clients');
  await screen.findByText('Your clients appear here.');
  for (const name of [/Columns/, /Export/, /Import/, /New contact/])
    expect(screen.getAllByRole('button', { name })[0]).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'View mode' })).toBeNull();
});

it('include a board if the noun has one', async () => {
  const { user, address } = open('/clients', { ...contact, board: { by: 'role' } });
  await screen.findByText('Your clients appear here.');
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(address()).toBe('/clients?as=board');
  expect(await screen.findByRole('region', { name: /^Buyer/ })).toBeVisible();
});

it('suggest tags of the right kind: client tags for a campaign audience', async () => {
  const { tagsAsked } = open('/clients', campaign);
  await screen.findByText('Your clients appear here.');
  await waitFor(() => expect(tagsAsked).toEqual([{ p_kind: 'contacts' }]));
});

it('show not found for an invalid record URL', async () => {
  open('/clients/not-an-id');
  expect(await screen.findByRole('heading', { name: "This contact wasn't found" })).toBeVisible();
});
