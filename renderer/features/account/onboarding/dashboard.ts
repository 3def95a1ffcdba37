import type {
  DashboardPart,
  DashboardPlacement,
} from '../../../session/dashboard/dashboardPart.ts';
import { getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { number, object } from '../../../ui/shape/shape.ts';

const onboardingOf = getNumbers('onboarding', object({ step: number }));

const EVERY: DashboardPlacement = {
  investorDashboard: 1,
  buyerDashboard: 1,
  sellerDashboard: 1,
  brokerDashboard: 1,
  vendorDashboard: 1,
  operatorDashboard: 1,
};

export const dashboard: DashboardPart = {
  sections: [
    {
      name: 'onboarding',
      on: EVERY,
      leads: true,
      isFor: ({ numbers }) => onboardingOf(numbers) !== null,
      Component: lazyPart(() => import('./GetStarted.tsx')),
    },
  ],
};
