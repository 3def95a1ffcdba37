import type { AppRole } from '#shared/roles.ts';
import type { Database } from '../../app/api/database.ts';

export type Profile = Database['public']['Tables']['profiles']['Row'];
export type ProfileChanges = Partial<
  Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'company_name' | 'bio'>
>;

export interface Subscription {
  readonly subscribed: boolean;
  readonly subscription_tier: string | null;
  readonly is_trial: boolean;
  readonly subscription_end: string | null;
}

export interface TenantMembership {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly plan_type: string;
  readonly max_users: number;
  readonly max_properties: number;
  readonly role: string;
}

/** The answer of the database function `my_account()`. */
export interface Account {
  readonly profile: Profile;
  /** The roles that count now, including those that the domain of a confirmed address earns. */
  readonly roles: readonly AppRole[];
  readonly primary_role: AppRole;
  readonly staff_role: AppRole | null;
  readonly subscription: Subscription | null;
  readonly tenant: TenantMembership | null;
}

/** A role as it was granted. */
export interface RoleGrant {
  readonly role: AppRole;
  readonly expires_at: string | null;
  readonly created_at: string;
}

export function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false;
  const { profile, roles } = value as Partial<Record<keyof Account, unknown>>;
  return typeof profile === 'object' && profile !== null && 'id' in profile && Array.isArray(roles);
}
