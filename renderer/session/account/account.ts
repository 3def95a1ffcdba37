import { type AccessContext, getApproval } from '#shared/access/access.ts';
import { type AppRole, ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { BILLING_STATUSES } from '#shared/account/billing/billing.ts';
import type { Database } from '../../data/api/database.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  type RowGuard,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';

const isRole = oneOf(ROLES);
const textOrNull = orNull(text);

const isProfile = object({
  id: text,
  email: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
  full_name: textOrNull,
  avatar_url: textOrNull,
  phone: textOrNull,
  company_name: textOrNull,
  brokerage_name: textOrNull,
  bio: textOrNull,
  user_type: orNull(oneOf(USER_TYPES)),
  is_company_user: bool,
  requires_approval: bool,
  approval_status: oneOf(['pending', 'approved', 'rejected']),
  suspended_at: textOrNull,
  created_at: text,
  updated_at: text,
}) satisfies RowGuard<Database['public']['Tables']['profiles']['Row']>;

export type Profile = ShapeOf<typeof isProfile>;
export type ProfileChanges = Partial<
  Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'company_name' | 'bio'>
>;

/** Response of the database function `my_account()`. */
export const isAccount = object({
  profile: isProfile,
  /** Active roles, including those earned by a confirmed email domain. */
  roles: listOf(isRole),
  primary_role: isRole,
  staff_role: orNull(isRole),
  /** The user's only community positions are those of a resident's family. */
  is_family: orNullish(bool),
  subscription: orNull(
    object({
      subscribed: bool,
      subscription_tier: textOrNull,
      is_trial: bool,
      subscription_end: textOrNull,
    }),
  ),
  /** Null if never billed. `renews_at` is null for a plan that ends. */
  billing: orNull(object({ status: oneOf(BILLING_STATUSES), renews_at: textOrNull })),
  tenant: orNull(
    object({
      id: text,
      name: text,
      subdomain: text,
      plan_type: text,
      max_users: number,
      max_properties: number,
      role: text,
      members: number,
    }),
  ),
  /** `awaiting` is the new address of a pending email change. */
  address: object({ is_confirmed: bool, awaiting: textOrNull }),
  /** Scheduled account deletion and whether staff ordered it; null if none. */
  leaving: orNull(object({ due_at: text, is_of_staff: bool })),
  /** All active roles with an end date, including past ones. */
  ending_roles: listOf(object({ role: isRole, expires_at: text })),
});

export type Account = ShapeOf<typeof isAccount>;

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
