import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { FakeContacts } from '../../../testing/fakeContacts.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloads the page so that the first test does not wait for it.
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
      sent_by: null,
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
  is_own: true,
  has_agreement: false,
  teaser: [version],
  is_teaser_old: true,
  memorandum: [],
  is_memorandum_old: true,
};

function open(replies: Readonly<Record<string, DataReply>>) {
  const respond = adasData(replies);
  return renderApp({
    at: `/seller/marketing-materials?open=${listing.id}`,
    host: fakeHost(ada),
    data: respond,
  });
}

describe('listing materials', () => {
  it('creates a new version after the listing changes and shows who has which', async () => {
    const { user, askedFor } = open({
      'rpc my_materials': { data: [listing] },
      'rpc make_material': { data: 3 },
    });
    const teaser = within(await screen.findByRole('region', { name: 'Teaser of Birch Hollow' }));
    expect(teaser.getByText(/The listing has changed since/)).toBeVisible();
    expect(teaser.getByText(/<b>Bo<\/b>/)).toBeVisible();
    await user.click(teaser.getByRole('button', { name: /Make version 3/ }));
    await waitFor(() =>
      expect(askedFor('rpc make_material')).toEqual([
        expect.objectContaining({ p_listing_id: listing.id, p_kind: 'teaser' }),
      ]),
    );
  });

  it('sends with a name, keeps rejected input, and sends edited input as a new request', async () => {
    const { user, askedFor } = open({
      'rpc my_materials': { data: [listing] },
      'rpc send_material': { error: { code: 'HXMVT' }, status: 400 },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Send the teaser of Birch Hollow' }),
    );
    await user.click(screen.getByRole('button', { name: 'Email address' }));
    const submit = screen.getByRole('button', { name: 'Send teaser' });
    await user.click(submit);
    expect(screen.getByText(/Enter the recipient's name/)).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Bo Buyer');
    await user.type(screen.getByLabelText('Email'), 'bo@buyers.example');
    await user.click(submit);
    expect(await screen.findByText(/already sent to this email/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Bo Buyer');
    await user.click(submit);
    await waitFor(() => expect(askedFor('rpc send_material')).toHaveLength(2));
    const [first, second] = askedFor('rpc send_material') as { readonly p_id: string }[];
    expect(first?.p_id).toBe(second?.p_id);
    await user.type(screen.getByLabelText('Name'), ', Tallgrass');
    await user.click(submit);
    await waitFor(() => expect(askedFor('rpc send_material')).toHaveLength(3));
    const edited = askedFor('rpc send_material')[2] as { readonly p_id: string };
    expect(edited.p_id).not.toBe(first?.p_id);
  });

  it('sends to contacts, skips those who declined emails, and lists who was skipped', async () => {
    const one = (id: string, name: string, more: object) => ({
      ...new FakeContacts().row,
      id: `00000000-0000-4000-8000-0000000000${id}`,
      name,
      email: `${id}@buyers.example`,
      ...more,
    });
    const { user, askedFor } = open({
      'rpc my_materials': { data: [{ ...listing, is_own: false }] },
      'rpc find_contacts': {
        data: [
          one('a1', 'Bo Buyer', {}),
          one('a2', 'Nell Never', { do_not_contact: true }),
          one('a3', 'Rob Refused', { consent: 'refused' }),
          one('a4', 'Una Unreached', { email: null }),
          one('a5', 'Una Unsubscribed', {}),
        ],
      },
      'rpc send_material_to': {
        data: [
          { reason: null, contacts: 1 },
          { reason: 'unsubscribed', contacts: 1 },
        ],
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Send the teaser of Birch Hollow' }),
    );
    expect(screen.getByText(/The listing broker sees who received it/)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /Nell Never/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Rob Refused declined emails/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Una Unreached/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Bo Buyer/ }));
    await user.click(screen.getByRole('checkbox', { name: /Una Unsubscribed/ }));
    await user.click(screen.getByRole('button', { name: 'Send to 2 contacts' }));
    expect(await screen.findByText('Sent to 1')).toBeVisible();
    expect(screen.getByText('1 skipped: unsubscribed')).toBeVisible();
    expect(askedFor('rpc send_material_to')).toEqual([
      {
        p_material_id: version.id,
        p_contact_ids: [
          '00000000-0000-4000-8000-0000000000a1',
          '00000000-0000-4000-8000-0000000000a5',
        ],
        p_note: '',
      },
    ]);
  });

  it('links to creating a first listing when there is none', async () => {
    open({ 'rpc my_materials': { data: [] } });
    expect(await screen.findByRole('link', { name: 'List a community' })).toBeVisible();
  });
});
