import type { RouteName } from '#shared/routes.ts';
import type { DashboardPart } from '../../../session/dashboard/dashboardPart.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { FIRST_STEPS, getProgress, hasOpenSteps, nameSamples } from './firstSteps.ts';

const Component = lazyPart(() => import('./GetStarted.tsx'));

export const dashboard: DashboardPart = {
  sections: (Object.keys(FIRST_STEPS) as RouteName[]).map((name) => ({
    name: 'onboarding',
    on: { [name]: 1 },
    leads: true,
    isFor({ account, numbers }) {
      const progress = getProgress(numbers);
      if (progress === null) return false;
      return hasOpenSteps(name, account, progress) || nameSamples(progress.samples).length > 0;
    },
    Component,
  })),
};
