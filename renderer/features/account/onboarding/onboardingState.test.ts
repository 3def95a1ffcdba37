import { describe, expect, it } from 'vitest';
import { adasAccount } from '../../../testing/fakeAccount.ts';
import {
  advanced,
  chosen,
  finishTour,
  INITIAL_STATE,
  recommendedFor,
  skipped,
  tourTypeOf,
} from './onboardingState.ts';

const accountOf = (profile: object) => ({
  ...adasAccount,
  profile: { ...adasAccount.profile, ...profile },
});

describe('onboarding state', () => {
  it('remembers the choice, advances step by step and ends after the fifth', () => {
    let state = chosen(INITIAL_STATE, 'guided');
    expect(state).toMatchObject({ has_seen_selector: true, selected_flow: 'guided', step: 1 });
    for (const step of [2, 3, 4, 5]) {
      state = advanced(state);
      expect(state).toMatchObject({ step, has_completed_flow: false });
    }
    expect(advanced(state)).toEqual(finishTour(state));
  });

  it('counts a skipped tour as seen and completed', () =>
    expect(skipped(INITIAL_STATE)).toMatchObject({
      skip_requested: true,
      has_seen_selector: true,
      has_completed_flow: true,
    }));
});

describe('recommended tour', () => {
  it.each([
    ['simple', { is_company_user: true, user_type: 'broker' }],
    ['guided', { user_type: 'broker' }],
    ['guided', { user_type: 'vendor' }],
    ['guided', { user_type: 'operator' }],
    ['guided', { user_type: 'seller' }],
    ['comprehensive', { user_type: 'investor' }],
    ['comprehensive', { user_type: null }],
  ])('is %s for %o', (flow, profile) => expect(recommendedFor(accountOf(profile))).toBe(flow));

  it('is the short one when signed out', () => expect(recommendedFor(undefined)).toBe('simple'));
});

describe('tour type', () => {
  it.each([
    ['broker', { is_company_user: true, user_type: 'seller' }],
    ['seller', { user_type: 'seller' }],
    ['buyer', { user_type: null }],
  ])('is a %s with %o', (type, profile) => expect(tourTypeOf(accountOf(profile))).toBe(type));
});
