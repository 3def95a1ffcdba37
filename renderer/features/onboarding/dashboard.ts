import type { DashboardPart, Places } from '../../core/dashboard/dashboardPart.ts';
import { numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { number, object } from '../../kit/shape/shape.ts';

const onboardingOf = numbersOf('onboarding', object({ step: number }));

const EVERY: Places = {
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
