import type { Query, RouteName } from '../routes.ts';
import type { Approval } from './access.ts';
import type { RestrictionReason } from './gates.ts';

export interface RestrictionText {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Shows which account is signed in, for people who have several. */
  readonly showsAccount?: boolean;
  readonly goesBack?: boolean;
  readonly action: { readonly to: RouteName; readonly label: string };
  readonly second?: { readonly to: RouteName; readonly label: string; readonly query: Query };
}

/** Texts of the restricted screens. Unapproved accounts have their own screen. */
export const restrictionTexts: Readonly<
  Record<Exclude<RestrictionReason, Exclude<Approval, 'approved'>>, RestrictionText>
> = {
  'vendor-access-only': {
    title: 'Vendor Access Only',
    sentences: [
      'This feature is for property investors, brokers, buyers and operators.',
      'Only admin, pilot and support users can access all dashboards.',
    ],
    goesBack: true,
    action: { to: 'vendorDashboard', label: 'Go to Vendor Dashboard' },
  },
  'admin-access-restricted': {
    title: 'Admin Access Restricted',
    sentences: [
      'Admin features are for administrators and support staff only.',
      'Pilot users do not have access for security reasons.',
    ],
    goesBack: true,
    action: { to: 'dashboard', label: 'Go to Dashboard' },
  },
  'haven-realty-access-required': {
    title: 'Haven Realty Access Required',
    sentences: ['This dashboard is only for Haven Realty team members with a company email.'],
    showsAccount: true,
    action: { to: 'dashboard', label: 'Go to Main Dashboard' },
    second: {
      to: 'auth',
      label: 'Sign in with Different Account',
      query: { action: 'logout' },
    },
  },
  'vendor-area': {
    title: 'Vendor Area',
    sentences: ['This area is for vendors who serve communities.'],
    goesBack: true,
    action: { to: 'dashboard', label: 'Go to Dashboard' },
  },
};
