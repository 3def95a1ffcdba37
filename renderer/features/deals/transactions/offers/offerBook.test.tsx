import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../../testing/fakeAccount.ts';
import { renderParts } from '../../../../testing/renderPart.tsx';
import { OfferBookView } from './OfferBookView.tsx';

const offer = {
  id: '00000000-0000-4000-8000-0000000000c1',
  made_by: 'bidder',
  status: 'open',
  price: 12_900_000,
  deposit: null,
  diligence_days: null,
  closing_days: null,
  financing: 'none',
  waits_for_licence: false,
  contingencies: null,
  proof_of_funds: 'none',
  licence_history: null,
  expires_on: null,
  at: '2026-11-12T09:00:00Z',
  letter_id: null,
  letter_name: null,
  letter_size: null,
  signed_by: null,
  signed_at: null,
  signed_hash: null,
  may_sign: false,
};

it("hides earlier rounds' figures next to a sealed offer", async () => {
  const book = {
    property_name: 'Riverbend',
    status: 'negotiation',
    is_run: true,
    rounds: [
      {
        id: '00000000-0000-4000-8000-0000000000d1',
        deadline: '2099-01-01T00:00:00Z',
        is_sealed: true,
        is_running: true,
        terms: null,
        asked: 1,
      },
    ],
    bidders: [
      {
        id: '00000000-0000-4000-8000-0000000000e1',
        name: 'Priya Paid',
        company: 'Prairie Care',
        role: 'bidder',
        is_reached: true,
        is_sealing: true,
        offers: [offer],
      },
    ],
  };
  renderParts(
    { '/': <OfferBookView id="00000000-0000-4000-8000-0000000000f1" /> },
    '/',
    adasData({ 'rpc transaction_offers': { data: book } }),
  );
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for an offer' }));
  expect(waiting.getByText('Sealed offer requested')).toBeVisible();
  expect(waiting.queryByText(/\$/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Offer comparison' })).toBeNull();
  const earlier = screen.getByRole('region', { name: 'Earlier offers from Prairie Care' });
  expect(within(earlier).getByText(/\$12,900,000/)).toBeVisible();
});
