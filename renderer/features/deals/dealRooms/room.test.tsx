import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for them.
import './ManagePage.tsx';
import './RoomPage.tsx';

const id = (place: number) => `00000000-0000-4000-8000-0000000000e${place}`;
const SALE = id(0);
const ROOM = {
  gate: 'open',
  id: id(1),
  transaction_id: SALE,
  root_id: id(2),
  property_name: 'Maple Court',
  is_closed: false,
  runs: true,
  owns: true,
  side: 'seller',
  adds: true,
  who: 'Ada',
  tour_listing_id: null,
  nda: { n: 1, body: 'Secret.', sha256: 'x', consent: 'Yes' },
  groups: [
    { id: id(3), name: 'Aster', side: 'buyer', adds: false, signs: true },
    { id: id(4), name: 'Bluff', side: 'buyer', adds: false, signs: true },
  ],
};
const folder = (place: number, name: string, rights: Record<string, number>) => ({
  id: id(place),
  parent_id: id(2),
  name,
  is_folder: true,
  place: place - 4,
  level: 3,
  version_id: null,
  n: null,
  type: null,
  size: null,
  pages: null,
  added_at: null,
  latest_id: null,
  state: null,
  findings: null,
  rights,
  levels: { [id(3)]: 1, [id(4)]: 0, ...rights },
});
const FOLDERS = [folder(5, 'Financials', {}), folder(6, 'Staffing', { [id(3)]: 2 })];

function open(path: string) {
  const respond = adasData({
    'rpc room_view': { data: ROOM },
    'rpc room_folder': { data: { way: [], items: FOLDERS } },
    'rpc room_folders': {
      data: FOLDERS.map((one) => ({
        id: one.id,
        parent_id: one.parent_id,
        name: one.name,
        place: one.place,
      })),
    },
    'rpc set_room_rights': { data: null },
  });
  const view = renderApp({
    at: path,
    host: fakeHost(ada),
    data: respond,
  });
  return { ...view, argsOf: view.askedFor };
}

describe('permissions', () => {
  it('shows inherited and own rights and changes a row or a column at once', async () => {
    const { user, argsOf } = open(`/deal-room/${SALE}/manage?tab=rights`);
    const inherited = await screen.findByRole('combobox', { name: 'Aster: Financials' });
    expect(inherited).toHaveDisplayValue('View');
    expect(screen.getByRole('combobox', { name: 'Aster: Staffing' })).toHaveDisplayValue(
      'Download',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'All groups: Staffing' }),
      'View',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'All items: Bluff' }), 'Inherit');
    await waitFor(() => expect(argsOf('rpc set_room_rights')).toHaveLength(2));
    expect(argsOf('rpc set_room_rights')).toEqual([
      { p_group_ids: [id(3), id(4)], p_item_ids: [id(6)], p_level: 1 },
      { p_group_ids: [id(4)], p_item_ids: [id(5), id(6)], p_level: null },
    ]);
    expect(screen.getByRole('link', { name: 'Preview as Bluff' })).toHaveAttribute(
      'href',
      expect.stringContaining(`as=${id(4)}`),
    );
  });
});

it('shows the folder tree of the previewed group from the server beside the list', async () => {
  const { user, address, argsOf } = open(`/deal-room/${SALE}?as=${id(4)}`);
  const tree = within(await screen.findByRole('navigation', { name: 'Folders' }));
  await user.click(await tree.findByRole('button', { name: /Staffing/ }));
  expect(address()).toContain(`folder=${id(6)}`);
  expect(argsOf('rpc room_folders')).toEqual([{ p_room_id: id(1), p_as: id(4) }]);
});
