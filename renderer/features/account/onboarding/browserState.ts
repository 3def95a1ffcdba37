import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import * as s from '../../../ui/shape/shape.ts';
import { FLOW_NAMES, INITIAL_STATE, LAST_STEP, type Onboarding } from './onboardingState.ts';

/** Names given by the specification. Each holds the ids of the accounts with the flag set. */
const FLAG_KEYS = {
  search_attempted: 'onboarding_search_attempted',
  pricing_viewed: 'onboarding_pricing_viewed',
  features_viewed: 'onboarding_features_viewed',
} as const;

type Flag = keyof typeof FLAG_KEYS;
const FLAGS = ['search_attempted', 'pricing_viewed', 'features_viewed'] as const;

/** The name of the state in the user's local storage. */
const STATE_NAME = 'onboarding';

const isStored = s.object({
  hasSeenSelector: s.bool,
  selectedFlow: s.orNull(s.oneOf(FLOW_NAMES)),
  hasCompletedFlow: s.bool,
  skipRequested: s.bool,
  step: s.number,
});

/** Returns the user's state in this browser; an invalid state resets to the defaults. */
export function readBrowserState(userId: string): Onboarding {
  const stored = readPersistedEntry(userId, STATE_NAME);
  const flags = Object.fromEntries(
    FLAGS.map((name) => [name, accountsWith(name).includes(userId)]),
  );
  const state = { ...INITIAL_STATE, ...flags };
  if (!isStored(stored)) return state;
  const isStep = Number.isInteger(stored.step) && stored.step >= 1 && stored.step <= LAST_STEP;
  if (!isStep) return state;
  return {
    ...state,
    has_seen_selector: stored.hasSeenSelector,
    selected_flow: stored.selectedFlow,
    has_completed_flow: stored.hasCompletedFlow,
    skip_requested: stored.skipRequested,
    step: stored.step,
  };
}

/** Saves the user's state in this browser; null clears it. */
export function writeBrowserState(userId: string, state: Onboarding | null): void {
  writePersisted(
    userId,
    STATE_NAME,
    state && {
      hasSeenSelector: state.has_seen_selector,
      selectedFlow: state.selected_flow,
      hasCompletedFlow: state.has_completed_flow,
      skipRequested: state.skip_requested,
      step: state.step,
    },
  );
  for (const name of FLAGS) setFlag(name, userId, state?.[name] === true);
}

function accountsWith(name: Flag): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FLAG_KEYS[name]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function setFlag(name: Flag, userId: string, isSet: boolean): void {
  const others = accountsWith(name).filter((one) => one !== userId);
  const accounts = isSet ? [...others, userId] : others;
  try {
    if (accounts.length === 0) localStorage.removeItem(FLAG_KEYS[name]);
    else localStorage.setItem(FLAG_KEYS[name], JSON.stringify(accounts));
  } catch {
    // The server also has the flag.
  }
}
