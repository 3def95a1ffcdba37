import type { DashboardPart } from '../../core/dashboard/dashboardPart.ts';

export const dashboard: DashboardPart = {
  figures: [
    {
      on: {
        operatorDashboard: 50,
        investorDashboard: 50,
        buyerDashboard: 50,
        sellerDashboard: 50,
        brokerDashboard: 50,
        vendorDashboard: 50,
        havenRealtyDashboard: 50,
      },
      of: ({ account: { tenant } }) =>
        tenant === null
          ? null
          : {
              label: 'Team',
              value: `${tenant.members} of ${tenant.max_users}`,
              hint: tenant.name,
            },
    },
    {
      on: { operatorDashboard: 60 },
      of: ({ account: { tenant } }) =>
        tenant === null ? null : { label: 'Properties allowed', value: `${tenant.max_properties}` },
    },
  ],
};
