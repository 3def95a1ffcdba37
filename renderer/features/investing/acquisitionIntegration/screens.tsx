import { integrationPlan } from '#shared/records/nouns/integrationPlan.ts';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { PlanTasks } from './PlanTasks.tsx';
import { StartPlan } from './StartPlan.tsx';

const { list: plans, page } = nounScreens({
  noun: integrationPlan,
  route: 'acquisitionIntegration',
  nothing: 'Start a plan from a closing. It comes with tasks, owners, and due dates.',
  begin: { status: 'planned' },
  related: ({ id }) => <PlanTasks key={id} planId={id} />,
  isRelatedFirst: true,
  relatedHasTasks: true,
});

export { page };

/** 100-day plans, and the closings that have none yet. */
export const list = {
  Component: () => (
    <>
      <StartPlan />
      <plans.Component />
    </>
  ),
};
