import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import {
  type DataReply,
  type DataRequest,
  OFFLINE_REPLY,
  type ReplyHandler,
} from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const DRAFT = 'dec0de00-0000-4000-8000-000000000d01';
const LISTING = 'dec0de00-0000-4000-8000-000000000d02';
const SAVED = 'Saved. You can continue on any device.';

afterEach(() => localStorage.clear());

function form(query: string, replies: Readonly<Record<string, DataReply | ReplyHandler>>) {
  return renderApp({
    at: `/submit-listing?${query}`,
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'] } },
      ...replies,
    }),
  });
}

interface Saved {
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
}
interface Sent {
  readonly version: number;
  readonly content: { readonly values: Readonly<Record<string, string>> };
}

/** Fake server that stores one draft and rejects writes based on an older version. */
function keeper(first: Saved | null) {
  const server = { draft: first, isDown: false };
  const read: ReplyHandler = () => ({
    data: server.draft && {
      id: DRAFT,
      listing_id: LISTING,
      content: { values: server.draft.values },
      version: server.draft.version,
      updated_at: '2026-11-20T09:00:00Z',
      submitted_at: null,
    },
  });
  const save: ReplyHandler = ({ args }: DataRequest) => {
    if (server.isDown) return OFFLINE_REPLY;
    const { version, content } = args[0] as Sent;
    if (version !== (server.draft?.version ?? 0))
      return { error: { code: 'HXLDC', message: 'Newer.' }, status: 400 };
    server.draft = { version: version + 1, values: content.values };
    return { data: server.draft.version };
  };
  return { server, replies: { 'select listing_drafts': read, 'rpc save_listing_draft': save } };
}

const city = () => screen.findByLabelText('City');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("resumes a draft on a second device from the first one's save", async () => {
  const { server, replies } = keeper({ version: 3, values: { property_name: 'Juniper Court' } });
  form(`draft=${DRAFT}`, replies);
  type(await city(), 'Rutland');
  expect(screen.getByLabelText('Community name')).toHaveValue('Juniper Court');
  await waitFor(() => expect(server.draft?.version).toBe(4));
  expect(server.draft?.values).toMatchObject({ property_name: 'Juniper Court', city: 'Rutland' });
  expect(await screen.findByText(SAVED)).toBeVisible();
});

it('keeps a draft the server never received after the tab closes', async () => {
  const { server, replies } = keeper(null);
  server.isDown = true;
  const { unmount } = form(`draft=${DRAFT}&new=1`, replies);
  type(await city(), 'Rutland');
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  unmount();

  server.isDown = false;
  form(`draft=${DRAFT}&new=1`, replies);
  expect(await city()).toHaveValue('Rutland');
  await waitFor(() => expect(server.draft?.values.city).toBe('Rutland'));
});

it("keeps local changes over another device's save until the user chooses", async () => {
  const { server, replies } = keeper({ version: 2, values: { city: 'Duluth' } });
  server.isDown = true;
  const { unmount } = form(`draft=${DRAFT}`, replies);
  type(await city(), 'Rutland');
  await screen.findByText(/^Not saved/);
  unmount();

  server.isDown = false;
  server.draft = { version: 3, values: { city: 'Montpelier' } };
  form(`draft=${DRAFT}`, replies);
  expect(await city()).toHaveValue('Rutland');
  expect(await screen.findByText(/changed on another device/)).toBeVisible();
  expect(server.draft.values.city).toBe('Montpelier');
  fireEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
  await waitFor(() => expect(server.draft?.values.city).toBe('Rutland'));
  expect(server.draft.version).toBe(4);
});

it('shows why a listing was declined and resubmits fixes for review', async () => {
  const sent: unknown[] = [];
  const { user, address } = form(`listing=${LISTING}`, {
    'rpc own_listing_pictures': { data: [] },
    'select listings': {
      data: {
        id: LISTING,
        property_name: 'Tamarack Court',
        property_type: 'assisted-living',
        city: 'Rutland',
        state: 'VT',
        total_units: null,
        amenities: [],
        status: 'active',
        approval_status: 'rejected',
        listing_addresses: null,
        listing_details: null,
        listing_financials: null,
        revisions: null,
        listing_reviews: [
          { decision: 'rejected', reason: 'Say how many units.', at: '2026-11-20T09:00:00Z' },
        ],
        broker_accounts: { user_id: ada.userId },
      },
    },
    'update listings': ({ args }) => {
      sent.push(args[0]);
      return { data: null };
    },
  });
  expect(await screen.findByText('Say how many units.')).toBeVisible();
  expect(screen.getByText(/Saving a change sends the listing back for review/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Beds and units/ }));
  type(await screen.findByLabelText(/^Units/), '30');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/my-listings'));
  expect(sent).toEqual([{ total_units: 30 }]);
});
