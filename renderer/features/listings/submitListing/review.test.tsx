import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const LISTING = 'dec0de00-0000-4000-8000-000000000d02';
const OWN = {
  id: LISTING,
  property_name: 'Maple Court',
  property_type: 'assisted-living',
  city: 'Westerville',
  state: 'OH',
  amenities: [],
  is_confidential: true,
  is_unlisted: false,
  status: 'active',
  approval_status: 'pending',
  listing_addresses: { street_address: '12 Elm Street', postal_code: '43081' },
  listing_details: null,
  listing_financials: { noi: 900_000 },
  revisions: null,
  listing_reviews: [],
  broker_accounts: { user_id: ada.userId },
};
const RETURNED = {
  note: 'Two things.',
  comments: { city: 'Use the county seat.' },
  by: 'Rita Record',
  at: '2026-11-20T09:00:00Z',
  resubmitted_at: null,
};

function open(query: string, replies: Parameters<typeof adasData>[0]) {
  return renderApp({
    at: `/submit-listing?${query}`,
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'] } },
      'rpc own_listing_pictures': { data: [] },
      'select listings': { data: OWN },
      'rpc check_listing_license': {
        data: { needs_license: true, is_licensed: false, co_broker: null },
      },
      'rpc get_listing_submission': {
        data: { broker_of_record: 'Rita Record', is_signed: false, returned: null },
      },
      ...replies,
    }),
  });
}

const textBeside = (label: string) =>
  screen.getByText(label).nextElementSibling?.textContent?.trim();
const viewAs = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('previews a confidential listing for each audience', async () => {
  open(`listing=${LISTING}`, {});
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(preview).not.toHaveTextContent('Westerville');
  expect(textBeside('Street')).toBe('After contact');
  expect(textBeside('Annual NOI')).toBe('After NDA');
  viewAs('After NDA');
  expect(textBeside('Street')).toBe('12 Elm Street');
  expect(preview).toHaveTextContent('Westerville');
  expect(textBeside('Annual NOI')).toBe('$900,000');
  fireEvent.change(screen.getByLabelText('Community name'), { target: { value: 'Elm House' } });
  expect(preview).toHaveTextContent('Elm House');
});

it('warns a broker without a license in the state of the listing', async () => {
  open(`listing=${LISTING}`, {});
  expect(await screen.findByText('You have no Ohio license on your profile.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Co-brokers' })).toBeVisible();
});

it('shows after submitting who reviews the listing and what is missing', async () => {
  open(`submitted=${LISTING}`, {});
  expect(await screen.findByText('Maple Court was submitted for review')).toBeVisible();
  expect(
    screen.getByText(/Rita Record, your broker of record, reviews and signs it/),
  ).toBeVisible();
  expect(await screen.findByText(/or a co-broker licensed in Ohio/)).toBeVisible();
});

it('shows returned comments at their fields and sends the listing again', async () => {
  const { user, address } = open(`listing=${LISTING}`, {
    'rpc get_listing_submission': {
      data: { broker_of_record: 'Rita Record', is_signed: false, returned: RETURNED },
    },
    'rpc resubmit_listing': { data: null },
  });
  expect(await screen.findByText('Use the county seat.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Property and location.*1 comment/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('Maple Court was submitted for review');
  expect(address()).toBe(`/submit-listing?submitted=${LISTING}`);
});

it('lets the broker of record return a listing with comments by field', async () => {
  const sent: unknown[] = [];
  const { listing_addresses: address, ...listing } = OWN;
  const { user } = open(`review=${LISTING}`, {
    'rpc get_listing_to_sign': {
      data: {
        listing,
        address,
        details: null,
        pictures: [],
        broker: 'Ben Broker',
        submitted_at: '2026-11-20T09:00:00Z',
        is_pending: true,
        is_licensed: true,
        co_broker: null,
        is_signed: false,
        returned: null,
      },
    },
    'rpc return_listing': ({ args }: DataRequest) => {
      sent.push(args[0]);
      return { data: null };
    },
  });
  const giveBack = await screen.findByRole('button', { name: 'Return with comments' });
  expect(giveBack).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Comment on City' }));
  await user.type(screen.getByLabelText('Comment on City'), 'Which one?');
  await user.click(giveBack);
  expect(sent).toEqual([{ listing_id: LISTING, comments: { city: 'Which one?' }, note: '' }]);
});
