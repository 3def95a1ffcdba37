import type { Account } from '../../../session/account/index.ts';
import * as s from '../../../ui/shape/shape.ts';

export const FLOWS = {
  simple: { name: 'Quick Start', minutes: 2, about: 'Four steps on one card, in any order.' },
  guided: {
    name: 'Guided Tour',
    minutes: 5,
    about: 'Your profile, search and plans, step by step.',
  },
  comprehensive: {
    name: 'Complete Experience',
    minutes: 8,
    about: 'The guided tour, plus a checklist of four first tasks.',
  },
} as const;

type Flow = keyof typeof FLOWS;
export const FLOW_NAMES = Object.keys(FLOWS) as readonly Flow[];

/** The steps of the tour, in order. Everything that counts steps counts these. */
export const TOUR_STEPS = ['welcome', 'profile', 'search', 'plans', 'completion'] as const;

export const LAST_STEP = TOUR_STEPS.length;

/** The completion screen after the last step is not counted. */
export const COUNTED_STEPS = LAST_STEP - 1;

/** The number of a step, starting with 1. */
const stepNumber = (step: (typeof TOUR_STEPS)[number]): number => TOUR_STEPS.indexOf(step) + 1;

export const stepLabel = (step: (typeof TOUR_STEPS)[number]) =>
  `Step ${stepNumber(step)} of ${COUNTED_STEPS}`;

export const isOnboarding = s.object({
  has_seen_selector: s.bool,
  selected_flow: s.orNull(s.oneOf(['simple', 'guided', 'comprehensive'])),
  has_completed_flow: s.bool,
  skip_requested: s.bool,
  step: s.number,
  search_attempted: s.bool,
  pricing_viewed: s.bool,
  features_viewed: s.bool,
  checklist_hidden: s.bool,
});

export type Onboarding = s.ShapeOf<typeof isOnboarding>;

export const INITIAL_STATE: Onboarding = {
  has_seen_selector: false,
  selected_flow: null,
  has_completed_flow: false,
  skip_requested: false,
  step: 1,
  search_attempted: false,
  pricing_viewed: false,
  features_viewed: false,
  checklist_hidden: false,
};

export const chosen = (state: Onboarding, flow: Flow): Onboarding => ({
  ...state,
  has_seen_selector: true,
  selected_flow: flow,
  step: 1,
});

export const skipped = (state: Onboarding): Onboarding => ({
  ...state,
  skip_requested: true,
  has_seen_selector: true,
  has_completed_flow: true,
});

export const finishTour = (state: Onboarding): Onboarding => ({
  ...state,
  has_completed_flow: true,
  step: LAST_STEP,
});

/** Advances one step; after the last one it is finished. */
export const advanced = (state: Onboarding): Onboarding =>
  state.step >= LAST_STEP ? finishTour(state) : { ...state, step: state.step + 1 };

type TourType = 'broker' | 'vendor' | 'operator' | 'seller' | 'investor' | 'buyer';

/** Company accounts see the broker tour; users without a type see the buyer tour. */
export function tourTypeOf({ profile }: Account): TourType {
  if (profile.is_company_user) return 'broker';
  return (profile.user_type ?? 'buyer') as TourType;
}

/** The recommended tour: the short one for staff and signed-out visitors. */
export function recommendedFor(account: Account | undefined): Flow {
  if (account === undefined) return 'simple';
  const { profile, staff_role: staffRole } = account;
  if (profile.is_company_user || staffRole !== null) return 'simple';
  const guided = ['broker', 'vendor', 'operator', 'seller'];
  return guided.includes(profile.user_type ?? '') ? 'guided' : 'comprehensive';
}
