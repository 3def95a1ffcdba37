import { describe, expect, it } from 'vitest';
import { getNextProspectStep, getProspectStatus, type Prospect } from './prospects.ts';

const prospect: Prospect = {
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
const step = (changes: Partial<Prospect>) => getNextProspectStep({ ...prospect, ...changes });

describe('next step for a prospect', () => {
  it('is a reply first, but an open offer takes priority', () => {
    expect(step({})).toEqual({ label: 'Reply', to: '/messages/c' });
    expect(step({ ...ran, is_my_turn: true, status: 'open', price: 9 }).label).toBe(
      'Decide on offer',
    );
  });

  it('progresses from agreement to deal room to offer', () => {
    expect(step({ is_my_turn: false }).label).toBe('Wait for agreement');
    const signed = { ...ran, agreement: 'signed' } as const;
    expect(step(signed)).toEqual({ label: 'Grant deal room access', to: '/deal-room/t/manage' });
    expect(step({ ...signed, is_in_room: true }).label).toBe('Request offer');
    expect(step({ ...signed, is_in_room: true, status: 'declined', price: 9 }).label).toBe(
      'Continue conversation',
    );
  });

  it('is empty for a sale run by someone else', () => {
    const runByOthers = { ...ran, is_run: false, agreement: 'none', asked_at: null } as const;
    expect(step(runByOthers)).toEqual({ label: 'None', to: null });
    expect(step({ ...runByOthers, status: 'open', price: 9 }).label).toBe('Read offer');
  });
});

describe('prospect status', () => {
  it('is the furthest stage reached', () => {
    expect(getProspectStatus(prospect)).toBe('Asked');
    expect(getProspectStatus({ ...prospect, signed_at: '2026-03-15' })).toBe('Signed');
    expect(getProspectStatus({ ...prospect, is_in_room: true })).toBe('Added');
    expect(getProspectStatus({ ...prospect, is_in_room: true, price: 9, status: 'declined' })).toBe(
      'Declined',
    );
  });
});
