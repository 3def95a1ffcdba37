import { type AccessContext, getApproval } from '#shared/access/access.ts';
import { type AppRole, ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { BILLING_STATUSES } from '#shared/account/billing/billing.ts';
import type { Database } from '../../data/api/database.ts';
import * as s from '../../ui/shape/shape.ts';

const isRole = s.oneOf(ROLES);
const textOrNull = s.orNull(s.text);

const isProfile = s.object({
  id: s.text,
  email: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
  full_name: textOrNull,
  avatar_url: textOrNull,
  phone: textOrNull,
  company_name: textOrNull,
  brokerage_name: textOrNull,
  bio: textOrNull,
  user_type: s.orNull(s.oneOf(USER_TYPES)),
  is_company_user: s.bool,
  requires_approval: s.bool,
  approval_status: s.oneOf(['pending', 'approved', 'rejected']),
  suspended_at: textOrNull,
  created_at: s.text,
  updated_at: s.text,
}) satisfies s.RowGuard<Database['public']['Tables']['profiles']['Row']>;

export type Profile = s.ShapeOf<typeof isProfile>;
export type ProfileChanges = Partial<
  Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'company_name' | 'bio'>
>;

/** Response of the database function `my_account()`. */
export const isAccount = s.object({
  profile: isProfile,
  /** Active roles, including those earned by a confirmed email domain. */
  roles: s.listOf(isRole),
  primary_role: isRole,
  staff_role: s.orNull(isRole),
  /** The user's only community positions are those of a resident's family. */
  is_family: s.orNullish(s.bool),
  subscription: s.orNull(
    s.object({
      subscribed: s.bool,
      subscription_tier: textOrNull,
      is_trial: s.bool,
      subscription_end: textOrNull,
    }),
  ),
  /** Null if never billed. `renews_at` is null for a plan that ends. */
  billing: s.orNull(s.object({ status: s.oneOf(BILLING_STATUSES), renews_at: textOrNull })),
  tenant: s.orNull(
    s.object({
      id: s.text,
      name: s.text,
      subdomain: s.text,
      plan_type: s.text,
      max_users: s.number,
      max_properties: s.number,
      role: s.text,
      members: s.number,
    }),
  ),
  /** `awaiting` is the new address of a pending email change. */
  address: s.object({ is_confirmed: s.bool, awaiting: textOrNull }),
  /** Scheduled account deletion and whether staff ordered it; null if none. */
  leaving: s.orNull(s.object({ due_at: s.text, is_of_staff: s.bool })),
  /** All active roles with an end date, including past ones. */
  ending_roles: s.listOf(s.object({ role: isRole, expires_at: s.text })),
});

export type Account = s.ShapeOf<typeof isAccount>;

/** A role grant. */
export interface RoleGrant {
  readonly role: AppRole;
  readonly expires_at: string | null;
  readonly created_at: string;
}

/** Access data of the account, as the rules in `shared/` expect it. */
export function getAccessContext({
  profile,
  roles,
  staff_role,
  is_family,
  subscription,
  tenant,
}: Account): AccessContext {
  return {
    roles,
    staffRole: staff_role,
    isFamily: is_family === true,
    userType: profile.user_type,
    approval: getApproval(profile),
    isCompanyUser: profile.is_company_user,
    brokerageName: profile.brokerage_name,
    subscription,
    seatPlan: tenant?.plan_type ?? null,
  };
}
