import { approvalOf, type Standing, type Subscription } from '#shared/access/access.ts';
import type { AppRole } from '#shared/access/roles.ts';
import type { BillingStatus } from '#shared/billing/billing.ts';
import type { Database } from '../api/database.ts';

export type Profile = Database['public']['Tables']['profiles']['Row'];
export type ProfileChanges = Partial<
  Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'company_name' | 'bio'>
>;

export interface TenantMembership {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly plan_type: string;
  readonly max_users: number;
  readonly max_properties: number;
  readonly role: string;
  readonly members: number;
}

/** The answer of the database function `my_account()`. */
export interface Account {
  readonly profile: Profile;
  /** The roles that count now, including those that the domain of a confirmed address earns. */
  readonly roles: readonly AppRole[];
  readonly primary_role: AppRole;
  readonly staff_role: AppRole | null;
  readonly subscription: Subscription | null;
  /** Null for whoever never paid. `renews_at` is null for a plan that ends. */
  readonly billing: { readonly status: BillingStatus; readonly renews_at: string | null } | null;
  readonly tenant: TenantMembership | null;
  /** `awaiting` is the address that a change of address still waits for. */
  readonly address: { readonly is_confirmed: boolean; readonly awaiting: string | null };
  /** Every active role with an end, also one that has passed. */
  readonly ending_roles: readonly { readonly role: AppRole; readonly expires_at: string }[];
}

/** A role as it was granted. */
export interface RoleGrant {
  readonly role: AppRole;
  readonly expires_at: string | null;
  readonly created_at: string;
}

/** What the account may open, as the rules in `shared/` ask for it. */
export function standingOf({ profile, roles, staff_role, subscription }: Account): Standing {
  return {
    roles,
    staffRole: staff_role,
    userType: profile.user_type,
    approval: approvalOf(profile),
    isCompanyUser: profile.is_company_user,
    brokerageName: profile.brokerage_name,
    subscription,
  };
}

export function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false;
  const { profile, roles } = value as Partial<Record<keyof Account, unknown>>;
  return typeof profile === 'object' && profile !== null && 'id' in profile && Array.isArray(roles);
}
