import { beforeEach, describe, expect, it } from 'vitest';
import { clearUserStorage, userStorageKey } from '../../../session/auth/index.ts';
import { readBrowserState, writeBrowserState } from './browserState.ts';
import { chosen, INITIAL_STATE } from './onboardingState.ts';

const ADA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'b0000000-0000-4000-8000-000000000002';
const STATE = { ...chosen(INITIAL_STATE, 'guided'), search_attempted: true };

beforeEach(() => localStorage.clear());

describe('onboarding state in the browser', () => {
  it('uses the specified names', () => {
    writeBrowserState(ADA, STATE);
    expect(JSON.parse(localStorage.getItem(userStorageKey(ADA, 'onboarding')) ?? '')).toEqual({
      hasSeenSelector: true,
      selectedFlow: 'guided',
      hasCompletedFlow: false,
      skipRequested: false,
      step: 1,
    });
    expect(localStorage.getItem('onboarding_search_attempted')).toBe(JSON.stringify([ADA]));
    expect(localStorage.getItem('onboarding_pricing_viewed')).toBeNull();
    expect(localStorage.getItem('onboarding_features_viewed')).toBeNull();
    expect(readBrowserState(ADA)).toEqual(STATE);
  });

  it('belongs to one account', () => {
    writeBrowserState(ADA, STATE);
    expect(readBrowserState(BEN)).toEqual(INITIAL_STATE);
    writeBrowserState(BEN, { ...STATE, pricing_viewed: true });
    writeBrowserState(ADA, null);
    expect(readBrowserState(ADA)).toEqual(INITIAL_STATE);
    expect(readBrowserState(BEN)).toEqual({ ...STATE, pricing_viewed: true });
  });

  it('is removed at sign-out', () => {
    writeBrowserState(ADA, STATE);
    clearUserStorage();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    'null',
    '"x"',
    '{',
    '{}',
    '{"hasSeenSelector":true,"selectedFlow":"long","hasCompletedFlow":false,"skipRequested":false,"step":1}',
    '{"hasSeenSelector":true,"selectedFlow":null,"hasCompletedFlow":false,"skipRequested":false,"step":9}',
  ])('resets to the defaults if the stored value is %s', (stored) => {
    localStorage.setItem(userStorageKey(ADA, 'onboarding'), stored);
    localStorage.setItem('onboarding_search_attempted', stored);
    expect(readBrowserState(ADA)).toEqual(INITIAL_STATE);
  });
});
