import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/access/access.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { mapleCourt } from './fakeListings.ts';
// Preloads the page so that the first test does not wait for it.
import './PropertyPage.tsx';
import type { BrokerContact, Listing } from './listing.ts';

type Who = 'visitor' | 'free member' | 'member on a plan';

interface OpenOptions {
  readonly who?: Who;
  readonly listing?: Partial<Listing> | null;
  readonly at?: string;
  readonly replies?: Readonly<Record<string, DataReply | (() => DataReply)>>;
}

const starter: Subscription = {
  subscribed: true,
  subscription_tier: 'buyer-starter',
  is_trial: false,
  subscription_end: null,
};
const contacts = { used: 1, allowed: 5, left: 4, resets_at: '2026-12-01T00:00:00Z' };
const benBroker: BrokerContact = {
  name: 'Ben Broker',
  company: 'Cedar & Main',
  email: 'ben@people.example',
  phone: null,
  is_own: false,
  conversation_id: '00000000-0000-4000-8000-0000000000c7',
};

function openProperty({
  who = 'visitor',
  listing = {},
  at = `/property/${mapleCourt.id}`,
  replies = {},
}: OpenOptions = {}) {
  const requests: DataRequest[] = [];
  const shown = listing === null ? null : { ...mapleCourt, ...listing };
  const respond = adasData({
    'rpc my_account': {
      data: {
        ...adasAccount,
        subscription: who === 'member on a plan' ? starter : null,
      },
    },
    'rpc my_contact_allowance': { data: contacts },
    ...replies,
  });
  const data = (request: DataRequest) => {
    requests.push(request);
    const isOne = request.name === 'select listings' && String(request.args[0]).startsWith('*');
    return isOne && replies['select listings'] === undefined ? { data: shown } : respond(request);
  };
  const view = renderApp({ at, data, host: fakeHost(who === 'visitor' ? null : ada) });
  const getRequests = (name: string) => requests.filter((one) => one.name === name);
  return { ...view, askedFor: getRequests };
}

const createResponder =
  (listing: Listing) =>
  ({ name }: DataRequest): DataReply => ({ data: name === 'select listings' ? listing : null });

const heading = () => screen.findByRole('heading', { level: 1, name: 'Maple Court' });

async function writeTo(user: ReturnType<typeof openProperty>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: 'Contact broker' }));
  const contactDialog = screen.getByRole('dialog', { name: 'Contact the broker of Maple Court' });
  if (text !== '') await user.type(within(contactDialog).getByLabelText('Message'), text);
  await user.click(within(contactDialog).getByRole('button', { name: 'Send message' }));
  return contactDialog;
}

describe('a community', () => {
  it('shows its figures and marks the computed ones', async () => {
    openProperty();
    await heading();
    const rail = screen.getByRole('complementary', { name: 'Price and broker' });
    for (const text of ['$19,750,000', '$235,119', '$214,674', '7.39%', '$1,459,525']) {
      expect(within(rail).getByText(text)).toBeVisible();
    }
    expect(within(rail).getByText('Computed: asking price × cap rate')).toBeVisible();
    expect(screen.getByText('Courtyard garden')).toBeVisible();
  });

  it('names the census that its occupancy is from', async () => {
    openProperty({ listing: { occupancy_census_on: '2026-11-28' } });
    const label = await screen.findByText('From census on November 28, 2026');
    expect(label.closest('dt')).toHaveTextContent('Occupancy');
  });

  it('shows surveys and staffing of the federal file, and names what the file leaves out', async () => {
    openProperty({
      replies: {
        'rpc listing_certification': {
          data: {
            ccn: '365901',
            file_date: '2026-10-01',
            is_sample: false,
            facility: {
              name: 'Maple Court',
              city: 'Columbus',
              state: 'OH',
              beds: 90,
              residents: 80.5,
              hours: 3.61,
              turnover: null,
              surveyed_on: '2026-03-12',
              approved_on: '1996-05-01',
              ownership: 'For profit - Corporation',
              changed_owner: false,
              focus: '',
              overall: 4,
              health: 3,
              staffing: 3,
              quality: 4,
              fines: 0,
              fine_total: 0,
            },
            differences: [],
            citations: [],
            owners: [],
          },
        },
      },
    });
    const record = await screen.findByRole('region', { name: 'Federal record' });
    const shownAs = (name: string) => within(record).getByText(name).nextSibling;
    expect(shownAs('Last standard survey')).toHaveTextContent('March 12, 2026');
    expect(shownAs('Certified since')).toHaveTextContent('May 1, 1996');
    expect(shownAs('Nurse hours per resident day')).toHaveTextContent('3.61');
    expect(shownAs('Residents per day')).toHaveTextContent('80.5');
    expect(shownAs('Nursing staff turnover')).toHaveTextContent('Not in the file');
  });

  it('computes nothing without a price', async () => {
    openProperty({ listing: { price: null } });
    await heading();
    const rail = screen.getByRole('complementary', { name: 'Price and broker' });
    expect(within(rail).getByText('On request')).toBeVisible();
    expect(within(rail).getAllByText('—')).toHaveLength(3);
  });

  it('shows the selected image with its description', async () => {
    const { user } = openProperty();
    await heading();
    await user.click(screen.getByRole('button', { name: 'In the evening' }));
    expect(screen.getByRole('img', { name: /house in the evening/ })).toBeVisible();
  });

  it('sets its title and removes its search engine data on leave', async () => {
    const { router } = openProperty();
    await heading();
    await waitFor(() =>
      expect(document.title).toBe('Maple Court, Westerville, OH · Haven Exchange'),
    );
    const data = () => document.head.querySelector('script[type="application/ld+json"]');
    await waitFor(() =>
      expect(JSON.parse(data()?.textContent ?? '')).toMatchObject({
        identifier: mapleCourt.id,
        offers: { price: 19_750_000, priceCurrency: 'USD' },
      }),
    );
    await router.navigate('/investment-opportunities');
    await waitFor(() => expect(data()).toBeNull());
  });

  it('shows what buyers need to know about a confidential listing', async () => {
    openProperty({ listing: { is_confidential: true, broker_name: null } });
    expect(await screen.findByText(/the name is a code name/)).toBeVisible();
    expect(screen.getByText('Name hidden until you contact them')).toBeVisible();
  });

  it('marks an unlisted listing and hides it from search engines', async () => {
    openProperty({
      listing: null,
      replies: { 'rpc get_unlisted_listing': { data: { ...mapleCourt, is_unlisted: true } } },
    });
    await heading();
    expect(screen.getByText('Unlisted')).toBeVisible();
    expect(screen.getByText(/only people with the link can see it/)).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe('Maple Court, Westerville, OH · Haven Exchange'),
    );
    expect(document.head.querySelector('script[data-told="record"]')).toBeNull();
  });

  it.each([
    ['is unknown or hidden', { listing: null }],
    ['is no address at all', { at: '/property/maple' }],
  ] satisfies [string, OpenOptions][])('shows not found for %s', async (_what, options) => {
    const { askedFor } = openProperty(options);
    expect(await screen.findByRole('heading', { name: 'Community not found' })).toBeVisible();
    expect(askedFor('select listings').length).toBe('at' in options ? 0 : 1);
  });

  it('explains a loading error and retries', async () => {
    let isDown = true;
    const { user } = openProperty({
      replies: {
        'select listings': () =>
          isDown
            ? { error: { code: '57014', message: 'canceling statement' }, status: 400 }
            : { data: mapleCourt },
      },
    });
    await screen.findByText('This took too long. Please try again.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading()).toBeVisible();
  });
});

describe('broker contact', () => {
  it('sends visitors to sign in and back without requesting the broker', async () => {
    const { askedFor } = openProperty();
    const link = await screen.findByRole('link', { name: 'Sign in to contact the broker' });
    expect(link).toHaveAttribute(
      'href',
      `/auth?redirect=property%2F${mapleCourt.id}%3Fcontact%3Dopen`,
    );
    expect(askedFor('rpc listing_contact')).toEqual([]);
    expect(askedFor('select listing_addresses')).toEqual([]);
  });

  it('hides visitor content from members while the session loads', async () => {
    const host = fakeHost(ada, { session: () => new Promise(() => undefined) });
    renderApp({ at: `/property/${mapleCourt.id}`, host, data: createResponder(mapleCourt) });
    const link = await screen.findByRole('link', { name: 'Sign in to contact the broker' });
    // A document attribute hides this until the session is known.
    expect(link.closest('[class*="visitors"]')).toBeInTheDocument();
  });

  it('requires a plan for members without one', async () => {
    openProperty({ who: 'free member' });
    expect(await screen.findByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      `/user-pricing?wanted=property%2F${mapleCourt.id}%3Fcontact%3Dopen`,
    );
    expect(screen.getByText(/The street address requires a/)).toBeVisible();
  });

  it('opens the message form with the typed text after buying a plan', async () => {
    const first = openProperty({
      who: 'member on a plan',
      replies: { 'rpc contact_broker': { error: { code: 'HXCON', message: 'x' }, status: 400 } },
    });
    await first.user.click(await screen.findByRole('button', { name: 'Contact broker' }));
    await first.user.type(screen.getByLabelText('Message'), 'When could we talk?');
    await first.user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('link', { name: 'View plans' })).toHaveAttribute(
      'href',
      expect.stringContaining(`wanted=property%2F${mapleCourt.id}`),
    );
    first.unmount();
    openProperty({ who: 'member on a plan', at: `/property/${mapleCourt.id}?contact=open` });
    expect(await screen.findByLabelText('Message')).toHaveValue('When could we talk?');
  });

  it('lets a member on a plan contact the broker, then shows contact details', async () => {
    let isContacted = false;
    const { user, askedFor } = openProperty({
      who: 'member on a plan',
      replies: {
        'rpc listing_contact': () => ({ data: isContacted ? benBroker : null }),
        'rpc contact_broker': () => {
          isContacted = true;
          return { data: { contact: benBroker, is_new: true } };
        },
      },
    });
    expect(await screen.findByText('4 of 5 contacts left this month.')).toBeVisible();
    await writeTo(user, 'Can I see the rent roll?');
    expect(await screen.findByText('Ben Broker')).toBeVisible();
    expect(askedFor('rpc contact_broker')[0]?.args).toEqual([
      { listing_id: mapleCourt.id, message: 'Can I see the rent roll?' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The focused button is removed; focus moves to the content it opened.
    expect(screen.getByLabelText('Broker contact details')).toHaveFocus();
  });

  it('rejects an empty message', async () => {
    const { user, askedFor } = openProperty({ who: 'member on a plan' });
    const contactDialog = await writeTo(user, '');
    expect(within(contactDialog).getByText('Enter a message.')).toBeVisible();
    expect(askedFor('rpc contact_broker')).toEqual([]);
  });

  it('keeps the message form and typed text when the monthly limit is reached', async () => {
    const { user } = openProperty({
      who: 'member on a plan',
      replies: {
        'rpc contact_broker': { error: { code: 'HXCON', message: 'All 5' }, status: 400 },
      },
    });
    const contactDialog = await writeTo(user, 'Hello');
    expect(
      await within(contactDialog).findByText(/used all broker contacts for this month/),
    ).toBeVisible();
    expect(within(contactDialog).getByLabelText('Message')).toHaveValue('Hello');
    expect(within(contactDialog).getByRole('link', { name: 'View plans' })).toBeVisible();
  });

  it("hides contact options on the user's own listing", async () => {
    openProperty({
      who: 'member on a plan',
      replies: { 'rpc listing_contact': { data: { ...benBroker, is_own: true } } },
    });
    expect(await screen.findByText('This is your own listing.')).toBeVisible();
  });

  it('shows the street address to authorized users', async () => {
    openProperty({
      who: 'member on a plan',
      replies: {
        'select listing_addresses': {
          data: { street_address: '611 Juniper Hollow Road', postal_code: '43081' },
        },
      },
    });
    expect(await screen.findByText('611 Juniper Hollow Road, Westerville, OH 43081')).toBeVisible();
  });
});
