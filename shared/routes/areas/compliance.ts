import { planned, type RouteArea } from '../route-record.ts';

/** Legal and insurance compliance screens. */
export const compliance = {
  routes: {
    compliance: planned('/compliance', 'signed-in'),
    insurance: planned('/insurance', 'signed-in'),
    healthcareDashboard: planned('/healthcare-dashboard', 'signed-in'),
    insuranceDashboard: planned('/insurance-dashboard', 'signed-in'),
    complianceDashboard: planned('/compliance-dashboard', 'signed-in'),
  },
} as const satisfies RouteArea;
