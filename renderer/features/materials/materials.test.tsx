import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
// Loaded ahead, so that the first test does not wait for it.
import './MaterialsPage.tsx';

const version = {
  id: '00000000-0000-4000-8000-0000000000f1',
  version: 2,
  made_at: '2026-11-03T09:00:00Z',
  sent: [
    {
      id: '00000000-0000-4000-8000-0000000000f2',
      name: '<b>Bo</b>',
      recipient: 'bo@buyers.example',
      sent_at: '2026-11-04T09:00:00Z',
      opened_at: null,
      openings: 0,
      is_ended: false,
    },
  ],
  opened: [],
};
const listing = {
  id: '00000000-0000-4000-8000-0000000000f3',
  name: 'Birch Hollow',
  location: 'Madison, WI',
  is_confidential: false,
  is_live: true,
  has_agreement: false,
  teaser: [version],
  is_teaser_old: true,
  memorandum: [],
  is_memorandum_old: true,
};

function open(replies: Readonly<Record<string, DataReply>>) {
  const asked: DataRequest[] = [];
  const answers = adasData(replies);
  const view = renderApp({
    at: '/seller/marketing-materials',
    host: fakeHost(ada),
    data: (request) => {
      asked.push(request);
      return answers(request);
    },
  });
  const askedFor = (name: string) =>
    asked.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { ...view, askedFor };
}

describe('the materials of a community', () => {
  it('are made anew when the listing changed, and say who has which', async () => {
    const { user, askedFor } = open({
      'rpc my_materials': { data: [listing] },
      'rpc make_material': { data: 3 },
    });
    const teaser = within(await screen.findByRole('region', { name: 'Teaser of Birch Hollow' }));
    expect(teaser.getByText(/The listing changed since/)).toBeVisible();
    expect(teaser.getByText(/<b>Bo<\/b>/)).toBeVisible();
    await user.click(teaser.getByRole('button', { name: /Make version 3/ }));
    await waitFor(() =>
      expect(askedFor('rpc make_material')).toEqual([
        expect.objectContaining({ p_listing_id: listing.id, p_kind: 'teaser' }),
      ]),
    );
  });

  it('are sent with a name, and what was typed stays where it is refused', async () => {
    const { user, askedFor } = open({
      'rpc my_materials': { data: [listing] },
      'rpc send_material': { error: { code: 'HXMVT' }, status: 400 },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Send the teaser of Birch Hollow' }),
    );
    const submit = screen.getByRole('button', { name: 'Send the teaser' });
    await user.click(submit);
    expect(screen.getByText(/Say to whom it goes/)).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Bo Buyer');
    await user.type(screen.getByLabelText('E-mail'), 'bo@buyers.example');
    await user.click(submit);
    expect(await screen.findByText(/sent to this address already/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Bo Buyer');
    await user.click(submit);
    await waitFor(() => expect(askedFor('rpc send_material')).toHaveLength(2));
    const [first, second] = askedFor('rpc send_material') as { readonly p_id: string }[];
    expect(first?.p_id).toBe(second?.p_id);
  });

  it('end with a way to the first listing where there is none', async () => {
    open({ 'rpc my_materials': { data: [] } });
    expect(await screen.findByRole('link', { name: 'List a community' })).toBeVisible();
  });
});
