import type { DashboardPart } from '../../../session/dashboard/dashboardPart.ts';
import { getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const getPendingCounts = getNumbers(
  'tenants',
  s.object({ invitations: s.number, requests: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { invitations, requests } = getPendingCounts(numbers) ?? { invitations: 0, requests: 0 };
    const action = { to: 'workspaceSettings', label: 'Open' } as const;
    return [
      ...(invitations > 0
        ? [
            {
              title: 'You are invited to a workspace',
              detail: 'Join the team or decline.',
              intent: 'none' as const,
              count: invitations,
              action,
            },
          ]
        : []),
      ...(requests > 0
        ? [
            {
              title: requests === 1 ? '1 person asks to join' : `${requests} people ask to join`,
              detail: "Their confirmed email is at your workspace's domain.",
              intent: 'none' as const,
              count: requests,
              action,
            },
          ]
        : []),
    ];
  },
};
