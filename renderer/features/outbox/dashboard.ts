import type { DashboardPart } from '../../core/dashboard/dashboardPart.ts';
import { DeadLettersSection } from './index.ts';

export const dashboard: DashboardPart = {
  sections: [
    {
      name: 'deadLetters',
      on: { admin: 10 },
      isFor: ({ account }) => account.roles.includes('admin'),
      Component: DeadLettersSection,
    },
  ],
};
