import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { sampleVendor } from '../../../testing/fakeVendor.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so the first test doesn't wait for lazy chunks.
import './ProjectReview.tsx';
import './VendorReviewQueue.tsx';
import './VendorReviewsPage.tsx';

const ID = '00000000-0000-4000-8000-0000000000f1';
const VENDOR = '00000000-0000-4000-8000-0000000000f2';
const PROJECT = '00000000-0000-4000-8000-0000000000f3';

const review = {
  id: ID,
  category: 'construction',
  signed: 'Olive O.',
  rating: 4,
  body: '<img src=x onerror=alert(1)> On time.',
  month: '2026-03',
  reply: null,
};
const published = { average: 4.5, count: 2, reviews: [review] };

const vendor = {
  ...sampleVendor,
  id: VENDOR,
  states: [],
  has_lapsed: false,
  papers: [],
  takes_requests: false,
};

const project = {
  id: PROJECT,
  title: 'New roof',
  category: 'construction',
  state: 'OH',
  place: '',
  details: 'The roof of the east wing leaks.',
  begins_on: null,
  budget_from: null,
  budget_to: null,
  answers_by: null,
  is_named: false,
  status: 'done',
  n: 1,
  created_at: '2026-03-14T09:00:00Z',
  decided_at: '2026-03-15T09:00:00Z',
  ended_at: '2026-03-16T09:00:00Z',
  questions: [],
  portfolio: null,
  quotes: [
    {
      id: '00000000-0000-4000-8000-0000000000f4',
      status: 'chosen',
      asked_at: '2026-03-14T09:00:00Z',
      price: 48_000,
      price_per: 'project',
      scope: 'Tear off and replace.',
      begins_on: null,
      weeks: null,
      holds_until: null,
      n: 1,
      is_outdated: false,
      answered_at: '2026-03-14T10:00:00Z',
      reason: null,
      vendor: 'Bright Hall',
      vendor_id: VENDOR,
      contact: null,
    },
  ],
  review: null,
};

function open(at: string, replies: Parameters<typeof adasData>[0], isVisitor = false) {
  const respond = adasData({
    'rpc get_vendor': { data: vendor },
    'rpc my_projects': { data: [] },
    'rpc reviews_to_decide': { data: [] },
    'select saved_views': { data: [] },
    ...replies,
  });
  return renderApp({
    at,
    host: fakeHost(isVisitor ? null : ada),
    data: respond,
  });
}

const as = (role: string) => ({
  'rpc my_account': { data: { ...adasAccount, roles: [role], primary_role: role } },
});

describe('vendor page reviews', () => {
  it('shows everyone the average and each review with trade and month', async () => {
    open(`/vendor/${VENDOR}`, { 'rpc vendor_reviews': { data: published } }, true);
    const reviewsRegion = within(await screen.findByRole('region', { name: 'Client reviews' }));
    expect(reviewsRegion.getByText(review.body)).toBeVisible();
    expect(reviewsRegion.getByText('Construction · March 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: '4.5 of 5, 2 reviews' })).toHaveAttribute(
      'href',
      '#reviews',
    );
    const facts = within(screen.getByRole('complementary', { name: 'Overview' }));
    expect(facts.getByText('4.5 of 5, 2 reviews')).toBeVisible();
  });

  it('hides the reviews section while there are none', async () => {
    const none = { average: null, count: 0, reviews: [] };
    const { askedFor } = open(`/vendor/${VENDOR}`, { 'rpc vendor_reviews': { data: none } }, true);
    await screen.findByRole('heading', { name: 'Bright Hall' });
    await waitFor(() => expect(askedFor('rpc vendor_reviews')).toEqual([{ vendor_id: VENDOR }]));
    expect(screen.queryByText(/review/i)).toBeNull();
  });
});

describe('review of a completed project', () => {
  it('requires stars and keeps the typed text when the review is rejected', async () => {
    let refuses = true;
    const { user, askedFor } = open(`/projects?project=${PROJECT}`, {
      'rpc project': { data: project },
      'rpc write_vendor_review': () =>
        refuses ? { error: { code: 'HXVRS', message: 'x' }, status: 400 } : { data: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Write review of Bright Hall' }));
    await user.type(screen.getByLabelText(/Your review/), 'On time.');
    await user.clear(screen.getByLabelText('Signature'));
    await user.type(screen.getByLabelText('Signature'), 'Ada L.');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(screen.getByText('Choose 1 to 5 stars.')).toBeVisible();
    expect(askedFor('rpc write_vendor_review')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /4 stars/ }));
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(
      await screen.findByText(/^You can't review your own or your team's company/),
    ).toBeVisible();
    expect(screen.getByLabelText(/Your review/)).toHaveValue('On time.');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(askedFor('rpc write_vendor_review')).toHaveLength(2));
    expect(askedFor('rpc write_vendor_review')[1]).toEqual({
      p_project_id: PROJECT,
      p_rating: 4,
      p_signed: 'Ada L.',
      p_body: 'On time.',
    });
  });

  it("shows the outcome: the team's reason or the vendor's reply", async () => {
    const own = { signed: 'Ada L.', rating: 2, body: 'Birch Hollow leaks.', reply: null };
    open(`/projects?project=${PROJECT}`, {
      'rpc project': {
        data: {
          ...project,
          review: { ...own, state: 'refused', reason: 'It names the community.' },
        },
      },
    });
    expect(await screen.findByText(/Not published: It names the community\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /review of Bright Hall/ })).toBeNull();
  });

  it("doesn't ask for a review before the project is done", async () => {
    open(`/projects?project=${PROJECT}`, {
      'rpc project': { data: { ...project, status: 'awarded', ended_at: null } },
    });
    await screen.findByRole('button', { name: 'Mark as done' });
    expect(screen.queryByRole('button', { name: /review/ })).toBeNull();
  });
});

describe('review management for vendors and staff', () => {
  it('shows vendors their reviews and average and allows one reply each', async () => {
    const { user, askedFor } = open('/vendor-reviews', {
      ...as('vendor'),
      'rpc my_vendor_reviews': { data: { ...published, vendor_id: VENDOR } },
      'rpc reply_to_vendor_review': { data: null },
    });
    expect(await screen.findByText(/^4\.5 of 5, 2 reviews/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reply to Olive O.' }));
    await user.type(screen.getByLabelText('Your reply'), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    await waitFor(() =>
      expect(askedFor('rpc reply_to_vendor_review')).toEqual([{ p_id: ID, p_reply: 'Thank you.' }]),
    );
  });

  it('lets staff decide on the wording they read, next to broker reviews', async () => {
    const pendingReview = { ...review, vendor: 'Bright Hall', vendor_id: VENDOR, n: 3 };
    const { user, askedFor } = open('/review-management', {
      ...as('admin'),
      'rpc vendor_reviews_to_decide': { data: [pendingReview] },
      'rpc decide_vendor_review': { error: { code: 'HXVRW', message: 'x' }, status: 400 },
    });
    const list = within(
      await screen.findByRole('list', { name: 'Vendor reviews awaiting moderation' }),
    );
    expect(list.getByText('About Bright Hall · Construction · March 2026')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Publish review by Olive O.' }));
    await waitFor(() =>
      expect(askedFor('rpc decide_vendor_review')).toEqual([{ p_id: ID, p_n: 3, p_reason: '' }]),
    );
    expect(await list.findByText(/^This review is no longer pending as shown/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Broker reviews' })).toHaveTextContent(
      'Nothing to review.',
    );
  });
});
