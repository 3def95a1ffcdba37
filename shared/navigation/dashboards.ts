import type { AccessContext } from '../access/access.ts';
import {
  type AppRole,
  effectiveUserType,
  hasAdminAccess,
  initialPilotView,
  type PilotView,
} from '../access/roles.ts';
import { linkTo, type RouteName, routeAt } from '../routes.ts';

const DASHBOARD_OF: Readonly<Record<AppRole, RouteName>> = {
  admin: 'admin',
  support: 'admin',
  broker_of_record: 'brokerDashboard',
  broker: 'brokerDashboard',
  vendor: 'vendorDashboard',
  pilot: 'investorDashboard',
  operator: 'operatorDashboard',
  investor: 'investorDashboard',
  seller: 'sellerDashboard',
  buyer: 'buyerDashboard',
  user: 'buyerDashboard',
};

const everyDashboard = new Set<RouteName | null>([
  ...Object.values(DASHBOARD_OF),
  'havenRealtyDashboard',
]);

/** True if a path shows the route; `/dashboard` counts as each user's own dashboard. */
export function isRouteOpenAt(route: string, path: string): boolean {
  const [routePath = ''] = route.split('?');
  return (
    path === routePath ||
    (routePath === linkTo('dashboard') && everyDashboard.has(routeAt(path)?.name ?? null))
  );
}

/**
 * Resolves `/dashboard`, in order: the fixed role of a staff email, an administrator's role, the company dashboard
 * for a company email, the pilot's chosen view, and otherwise the user type.
 */
export function dashboardFor(context: AccessContext, pilotView: PilotView | null): RouteName {
  const { staffRole, roles, isCompanyUser } = context;
  if (staffRole !== null) return DASHBOARD_OF[staffRole];
  if (hasAdminAccess(roles)) return 'admin';
  if (isCompanyUser && pilotView === null) return 'havenRealtyDashboard';
  if (roles.includes('pilot')) return DASHBOARD_OF[openView(roles, pilotView)];
  return DASHBOARD_OF[effectiveUserType(context)];
}

/** A pilot in the admin view looks like an administrator but still can't open the admin pages. */
function openView(roles: readonly AppRole[], chosen: PilotView | null): PilotView {
  return chosen === null || chosen === 'admin' ? initialPilotView(roles) : chosen;
}
