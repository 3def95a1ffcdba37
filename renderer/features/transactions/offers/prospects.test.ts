import { describe, expect, it } from 'vitest';
import { getNextProspectStep, getProspectStatus, type Prospect } from './prospects.ts';

const asked: Prospect = {
  id: 'k',
  name: 'Ada Lovelace',
  company: null,
  listing_id: 'l',
  property_name: 'Maple Court',
  asked_at: '2026-03-14T09:00:00Z',
  message: 'Still for sale?',
  conversation_id: 'c',
  is_my_turn: true,
  agreement: 'asked',
  signed_at: null,
  transaction_id: null,
  is_run: false,
  has_room: false,
  is_in_room: false,
  role: null,
  price: null,
  status: null,
  proof_of_funds: null,
  offered_at: null,
  last_at: null,
};
const ran = { transaction_id: 't', is_run: true, has_room: true, is_my_turn: false } as const;
const step = (changes: Partial<Prospect>) => getNextProspectStep({ ...asked, ...changes });

describe('what is next with somebody who wants a community', () => {
  it('is the answer first, and an open offer before that', () => {
    expect(step({})).toEqual({ label: 'Answer', to: '/messages/c' });
    expect(step({ ...ran, is_my_turn: true, status: 'open', price: 9 }).label).toBe(
      'Decide on the offer',
    );
  });

  it('goes from the agreement to the room to the offer', () => {
    expect(step({ is_my_turn: false }).label).toBe('Wait for the agreement');
    const signed = { ...ran, agreement: 'signed' } as const;
    expect(step(signed)).toEqual({ label: 'Let them into the room', to: '/deal-room/t/manage' });
    expect(step({ ...signed, is_in_room: true }).label).toBe('Ask for an offer');
    expect(step({ ...signed, is_in_room: true, status: 'declined', price: 9 }).label).toBe(
      'Continue conversation',
    );
  });

  it('offers nothing in a sale that another runs', () => {
    const told = { ...ran, is_run: false, agreement: 'none', asked_at: null } as const;
    expect(step(told)).toEqual({ label: 'None for now', to: null });
    expect(step({ ...told, status: 'open', price: 9 }).label).toBe('Read the offer');
  });
});

describe('how far somebody has come', () => {
  it('is the furthest of what happened', () => {
    expect(getProspectStatus(asked)).toBe('Asked');
    expect(getProspectStatus({ ...asked, signed_at: '2026-03-15' })).toBe('Signed');
    expect(getProspectStatus({ ...asked, is_in_room: true })).toBe('Added');
    expect(getProspectStatus({ ...asked, is_in_room: true, price: 9, status: 'declined' })).toBe(
      'Declined',
    );
  });
});
