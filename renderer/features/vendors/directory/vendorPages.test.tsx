import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so the first test doesn't wait for lazy chunks.
import './RequestVendorsPage.tsx';
import './VendorOnboardingPage.tsx';
import './VendorPage.tsx';
import './VendorsPage.tsx';
import type { Vendor } from './vendor.ts';

const brightHall: Vendor = {
  id: 'dec0de00-0000-4000-8000-000000000401',
  company_name: 'Bright Hall',
  description: 'Renovates while residents stay.',
  category: 'construction',
  states: ['IN', 'OH'],
  specialization_tags: ['Lead-safe certified'],
  years_experience: 14,
  verification_status: 'verified',
  verified: true,
  featured: true,
  availability_status: 'limited',
  allows_online_meetings: true,
  allows_in_person_meetings: false,
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-14T09:00:00Z',
  has_lapsed: false,
  papers: [],
  takes_requests: true,
};

const listedBrightHall = {
  ...brightHall,
  ranking: {
    verified: { points: 12, most: 30, count: 2 },
    responsive: { points: 0, most: 20, answered: 0, asked: 1 },
    completed: { points: 2, most: 20, count: 1 },
    rated: { points: 0, most: 20, average: null, count: 0 },
  },
};

interface OpenOptions {
  readonly at?: string;
  readonly who?: 'visitor' | 'member' | 'administrator';
  readonly replies?: Parameters<typeof adasData>[0];
}

function open({ at = '/vendors', who = 'visitor', replies = {} }: OpenOptions = {}) {
  const respond = adasData({
    'rpc find_vendors': {
      data: { rows: [listedBrightHall], count: 1, next: null, places: [] },
    },
    'rpc get_vendor': { data: brightHall },
    'select vendors': { data: { ...brightHall, revisions: null } },
    ...(who === 'administrator' && {
      'rpc my_account': { data: { ...adasAccount, roles: ['admin'], primary_role: 'admin' } },
    }),
    ...replies,
  });
  return renderApp({ at, data: respond, host: fakeHost(who === 'visitor' ? null : ada) });
}

describe('vendor directory', () => {
  it("shows each vendor's work, states, and years", async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Bright Hall' });
    expect(link).toHaveAttribute('href', `/vendor/${brightHall.id}`);
    const entry = within(link.closest('li') as HTMLElement);
    for (const text of [
      'Featured',
      'Indiana and Ohio',
      '14 years in business',
      'Limited capacity',
      '2 verified credentials · 1 finished project',
    ]) {
      expect(entry.getByText(text)).toBeVisible();
    }
  });

  it('queries as the URL says and restarts paging on a filter change', async () => {
    const after = 'mDq3_9sRk1-x0V2pQ7uWWyJicmlnaHQiXQ';
    const { user, address, askedFor } = open({
      at: `/vendors?search=roof&after=${after}&state=XX`,
    });
    await screen.findByRole('link', { name: 'Bright Hall' });
    expect(askedFor('rpc find_vendors')).toContainEqual({ search: 'roof', after });
    await user.selectOptions(screen.getByLabelText('Category'), 'Legal');
    await waitFor(() => expect(address()).toContain('category=legal'));
    expect(address()).not.toContain('after=');
  });

  it('shows filters in a sheet on a phone with a result count on its button', async () => {
    const counts: Readonly<Record<string, number>> = { construction: 12 };
    const { user, address } = open({
      replies: {
        'rpc find_vendors': ({ args: [search] }) => {
          const { category = '' } = search as { readonly category?: string };
          return {
            data: {
              rows: [listedBrightHall],
              count: counts[category] ?? 40,
              next: null,
              places: [],
            },
          };
        },
      },
    });
    await screen.findByRole('link', { name: 'Bright Hall' });
    const toggle = screen.getByRole('button', { name: 'Filters' });
    await user.click(toggle);
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 40 vendors' })).toBeVisible();
    await user.selectOptions(sheet.getByLabelText('Category'), 'Construction');
    await user.click(await sheet.findByRole('button', { name: 'Show 12 vendors' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toContain('category=construction');
    expect(screen.getByRole('button', { name: 'Filters · 1' })).toHaveFocus();
  });

  it('links to the next page from the last entry', async () => {
    open({
      at: '/vendors?state=OH',
      replies: {
        'rpc find_vendors': {
          data: { rows: [listedBrightHall], count: 40, next: brightHall.id, places: [] },
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/vendors?state=OH&after=${brightHall.id}`,
    );
    expect(screen.getAllByText('40 vendors')[0]).toBeVisible();
  });

  it('shows a load error and retries', async () => {
    let isDown = true;
    const { user } = open({
      replies: {
        'rpc find_vendors': () =>
          isDown
            ? { error: { code: '57014', message: 'canceling statement' }, status: 400 }
            : { data: { rows: [], count: 0, next: null, places: [] } },
      },
    });
    await screen.findByText('This took too long. Please try again.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No verified vendors yet')).toBeVisible();
  });

  it('lets only staff filter by pending review', async () => {
    const { askedFor } = open({ at: '/vendors?status=pending' });
    await screen.findByRole('link', { name: 'Bright Hall' });
    expect(screen.queryByLabelText('Review')).toBeNull();
    expect(askedFor('rpc find_vendors')).not.toContainEqual({ status: 'pending' });
  });
});

describe('a vendor', () => {
  it("shows the vendor's description with a request button", async () => {
    open({ at: `/vendor/${brightHall.id}` });
    expect(await screen.findByRole('heading', { name: 'Bright Hall' })).toBeVisible();
    expect(screen.getByText('By video call')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request this vendor' })).toHaveAttribute(
      'href',
      `/request-vendors?vendor=${brightHall.id}`,
    );
    expect(screen.queryByRole('heading', { name: 'Review' })).toBeNull();
  });

  it('lets a member request a quote if the vendor takes requests', async () => {
    const at = `/vendor/${brightHall.id}`;
    open({ at, who: 'member' });
    expect(await screen.findByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      `/client-project-request?vendor=${brightHall.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Request this vendor' })).toBeNull();
  });

  it('can be verified by an administrator', async () => {
    const pendingVendor = { ...brightHall, verification_status: 'pending', verified: false };
    const { user, askedFor } = open({
      at: `/vendor/${brightHall.id}`,
      who: 'administrator',
      replies: { 'rpc get_vendor': { data: pendingVendor } },
    });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(askedFor('rpc review_vendor')).toEqual([
      { vendor_id: brightHall.id, verification_status: 'verified' },
    ]);
  });

  it('shows an administrator the requested changes and past decisions', async () => {
    const { user, askedFor } = open({
      at: `/vendor/${brightHall.id}`,
      who: 'administrator',
      replies: {
        'rpc vendor_review': {
          data: {
            revision: { id: 'r1', status: 'pending', changes: { category: 'legal' } },
            history: [
              {
                action: 'vendor_review',
                at: '2026-03-14T09:00:00Z',
                details: {
                  company_name: 'Bright Rooms',
                  after: { verification_status: 'rejected' },
                },
              },
            ],
          },
        },
      },
    });
    expect(await screen.findByText(/Bright Rooms: rejected/)).toBeVisible();
    expect(screen.getByText('Legal', { selector: 'ins' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve changes' }));
    expect(askedFor('rpc review_revision')).toEqual([{ revision_id: 'r1', decision: 'approved' }]);
  });

  it.each([
    ['an invalid ID', '/vendor/bright-hall'],
    ['a vendor hidden from visitors', `/vendor/${brightHall.id}`],
  ])('shows not found for %s', async (_what, at) => {
    open({ at, replies: { 'rpc get_vendor': { data: null } } });
    expect(await screen.findByRole('heading', { name: 'Vendor not found' })).toBeVisible();
  });
});

describe('vendor request', () => {
  it('sends the facts above the text to the team', async () => {
    const { user, askedFor } = open({
      at: `/request-vendors?vendor=${brightHall.id}`,
      replies: { 'rpc send_ticket': { data: 1044 } },
    });
    await user.selectOptions(await screen.findByLabelText('State'), 'Ohio');
    await user.type(screen.getByLabelText('What do you need?'), 'Corridors of two wings, please.');
    await user.type(screen.getByLabelText('Your name'), 'Vic Visitor');
    await user.type(screen.getByLabelText('Email'), 'vic@people.example');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('heading', { name: 'We received your request: ticket 1044' });
    expect(askedFor('rpc send_ticket')).toEqual([
      expect.objectContaining({
        topic: 'services',
        email: 'vic@people.example',
        website: '',
        message: [
          'Introduction request',
          `Vendor: Bright Hall (${brightHall.id})`,
          'Category: Construction',
          'State: Ohio',
          '',
          'Corridors of two wings, please.',
        ].join('\n'),
      }),
    ]);
  });

  it('reports missing fields and sends nothing', async () => {
    const { user, askedFor } = open({ at: '/request-vendors' });
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Choose: category.')).toBeVisible();
    expect(screen.getByText('Tell us a little more: at least 20 characters.')).toBeVisible();
    expect(askedFor('rpc send_ticket')).toEqual([]);
  });
});

describe('Build Your Service Profile', () => {
  const none = { 'select vendors': { data: null } };
  const openForm = (replies: OpenOptions['replies'] = {}) =>
    open({ at: '/vendor-onboarding', who: 'member', replies: { ...none, ...replies } });

  it('can be submitted once name, company, and category are filled, ignoring whitespace', async () => {
    const { user } = openForm();
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getByLabelText('Full Name *')).toHaveValue('Ada Quill');
    await user.type(screen.getByLabelText('Company Name *'), '   ');
    await user.selectOptions(screen.getByLabelText('Service Category *'), 'Technology');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Company Name *'), 'Quill Controls');
    expect(button).toBeEnabled();
  });

  it('creates the profile, keeps the name, and shows the cataloged message', async () => {
    const { user, askedFor } = openForm({ 'rpc create_vendor': { data: brightHall.id } });
    await user.type(await screen.findByLabelText('Company Name *'), 'Quill Controls');
    await user.selectOptions(screen.getByLabelText('Service Category *'), 'Technology');
    await user.selectOptions(screen.getByLabelText('Years in Business'), '6-10');
    await user.type(screen.getByLabelText('Certifications & Licenses'), 'UL 1069, , Low voltage');
    await user.click(screen.getByLabelText('Ohio'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Profile Created Successfully')).toBeVisible();
    expect(askedFor('rpc create_vendor')).toEqual([
      {
        full_name: 'Ada Quill',
        company_name: 'Quill Controls',
        category: 'technology',
        states: ['OH'],
        specialization_tags: ['UL 1069', 'Low voltage'],
        years_experience: 6,
      },
    ]);
  });

  it('moves focus to the new profile', async () => {
    let createdVendor: unknown = null;
    const { user } = openForm({
      'select vendors': () => ({ data: createdVendor && { ...createdVendor, revisions: null } }),
      'rpc create_vendor': () => {
        createdVendor = { ...brightHall, verification_status: 'pending' };
        return { data: brightHall.id };
      },
    });
    await user.type(await screen.findByLabelText('Company Name *'), 'Quill Controls');
    await user.selectOptions(screen.getByLabelText('Service Category *'), 'Technology');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(screen.getByText(/^Our team is verifying your credentials/)).toHaveFocus(),
    );
  });

  it('keeps everything typed and shows an error when saving fails', async () => {
    const { user } = openForm({
      'rpc create_vendor': { error: { code: '500', message: 'x' }, status: 500 },
    });
    await user.type(await screen.findByLabelText('Company Name *'), 'Quill Controls');
    await user.selectOptions(screen.getByLabelText('Service Category *'), 'Legal');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Error Creating Profile')).toBeVisible();
    expect(screen.getByLabelText('Company Name *')).toHaveValue('Quill Controls');
  });

  it.each([
    ['rejected', 'Account Access Denied'],
    ['pending', 'Account Pending Approval'],
  ])('shows no form to an account that is %s and submits nothing', async (status, title) => {
    const profile = { ...adasAccount.profile, approval_status: status, requires_approval: true };
    openForm({ 'rpc my_account': { data: { ...adasAccount, profile } } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByLabelText('Company Name *')).not.toBeInTheDocument();
  });

  it('shows the status of an existing profile', async () => {
    open({
      at: '/vendor-onboarding',
      who: 'member',
      replies: {
        'select vendors': {
          data: { ...brightHall, verification_status: 'pending', revisions: null },
        },
      },
    });
    expect(await screen.findByText('Your vendor profile: pending review')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View profile' })).toBeVisible();
  });

  it('skips the name when editing and keeps the exact years', async () => {
    const { user, askedFor } = open({ at: '/vendor-onboarding', who: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(screen.queryByLabelText('Full Name *')).toBeNull();
    await user.type(screen.getByLabelText('Company Description'), ' And kitchens.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(askedFor('update vendors')).toEqual([
      expect.objectContaining({
        description: 'Renovates while residents stay. And kitchens.',
        years_experience: 14,
      }),
    ]);
  });

  it('shows changes in review, edits from them, and resubmits', async () => {
    const revision = { id: 'r1', status: 'pending', changes: { description: 'Kitchens as well.' } };
    const { user, askedFor } = open({
      at: '/vendor-onboarding',
      who: 'member',
      replies: { 'select vendors': { data: { ...brightHall, revisions: revision } } },
    });
    expect(await screen.findByText(/^Your changes are in review/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    expect(screen.getByLabelText('Company Description')).toHaveValue('Kitchens as well.');
    await user.type(screen.getByLabelText('Company Description'), ' And baths.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(askedFor('delete revisions')).toHaveLength(1);
    expect(askedFor('update vendors')).toEqual([
      expect.objectContaining({ description: 'Kitchens as well. And baths.' }),
    ]);
  });

  it('saves availability changes', async () => {
    const { user, askedFor } = open({ at: '/vendor-onboarding', who: 'member' });
    await user.selectOptions(await screen.findByLabelText('Availability'), 'Fully booked');
    expect(askedFor('update vendors')).toEqual([{ availability_status: 'unavailable' }]);
  });

  it('shows a visitor an explanation page', async () => {
    open({ at: '/vendor-onboarding' });
    const title = 'Become a vendor on the exchange';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
