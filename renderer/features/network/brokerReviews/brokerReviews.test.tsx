import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './ReviewsPage.tsx';

const review = {
  id: '00000000-0000-4000-8000-0000000000e1',
  role: 'seller',
  signed: 'Harriet S.',
  rating: 5,
  body: '<img src=x onerror=alert(1)> Right within two percent.',
  written_at: '2026-03-14T09:00:00Z',
  reply: null,
};
const party = {
  party_id: '00000000-0000-4000-8000-0000000000e2',
  name: 'Bo Buyer',
  company: null,
  role: 'buyer',
  sale: 'Birch Hollow',
  transaction_id: '00000000-0000-4000-8000-0000000000e3',
  closed_on: '2026-03-01',
};
const own = { average: 5, count: 1, to_ask: [party], open: [], reviews: [review] };

function open(at: string, replies: Readonly<Record<string, DataReply>>) {
  const respond = adasData(replies);
  return renderApp({
    at,
    host: fakeHost(ada),
    data: respond,
  });
}

describe('a broker’s reviews', () => {
  it('requests reviews with a personal note and keeps the text after an error', async () => {
    const { user, askedFor } = open('/review-management', {
      'rpc my_reviews': { data: own },
      'rpc ask_for_review': { error: { code: 'HXCLD' }, status: 400 },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask Bo Buyer' }));
    const noteField = screen.getByLabelText(/Personal note/);
    await user.type(noteField, 'It was a pleasure.');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(askedFor('rpc ask_for_review')).toEqual([
        expect.objectContaining({ p_party_id: party.party_id, p_note: 'It was a pleasure.' }),
      ]),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/opted out of email/);
    expect(noteField).toHaveValue('It was a pleasure.');
  });

  it('accepts one public reply and renders it as plain text', async () => {
    const { user, askedFor } = open('/review-management', {
      'rpc my_reviews': { data: own },
      'rpc reply_to_review': { data: null },
    });
    expect(await screen.findByText(review.body)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reply to Harriet S.' }));
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    expect(screen.getByText('Write a reply first.')).toBeVisible();
    await user.type(screen.getByLabelText('Your reply'), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    await waitFor(() =>
      expect(askedFor('rpc reply_to_review')).toEqual([{ p_id: review.id, p_reply: 'Thank you.' }]),
    );
  });

  it('are for brokers only', async () => {
    open('/review-management', { 'rpc my_reviews': { data: null } });
    expect(await screen.findByText('For brokers')).toBeVisible();
  });
});

describe('a client asked for a review', () => {
  it('rates with stars, signs, and submits both with the text', async () => {
    const { user, askedFor } = open('/client-dashboard', {
      'rpc my_items_from_brokers': {
        data: { is_confirmed: true, shortlists: [], meetings: [], tasks: [], files: [] },
      },
      'rpc reviews_to_write': {
        data: [
          {
            ...review,
            broker: 'Ben Broker',
            company: null,
            note: 'Thank you for the trust.',
            asked_at: review.written_at,
            state: 'asked',
            signed: null,
            rating: null,
            body: null,
            reason: null,
          },
        ],
      },
      'rpc write_review': { data: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Write review of Ben Broker' }));
    const form = within(screen.getByLabelText('Signature').closest('form') as HTMLFormElement);
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    expect(form.getByText('Choose 1 to 5 stars.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: /4 stars/ }));
    await user.type(form.getByLabelText(/Your review/), 'Quick answers.');
    await user.clear(form.getByLabelText('Signature'));
    await user.type(form.getByLabelText('Signature'), 'Ada L.');
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    await waitFor(() =>
      expect(askedFor('rpc write_review')).toEqual([
        { p_id: review.id, p_rating: 4, p_signed: 'Ada L.', p_body: 'Quick answers.' },
      ]),
    );
  });
});
