import type { Approval } from '#shared/access/access.ts';
import { ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { ADMIN_COUNT_CAP } from '#shared/constants.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Database } from '../../../data/api/database.ts';
import * as s from '../../../ui/shape/shape.ts';

const textOrNull = s.orNull(s.text);
const isRole = s.oneOf(ROLES);

/** Fields shared by list rows and the full account. */
const shown = {
  id: s.text,
  full_name: textOrNull,
  email: textOrNull,
  company_name: textOrNull,
  is_company_user: s.bool,
  user_type: s.orNull(s.oneOf(USER_TYPES)),
  status: s.oneOf(['approved', 'pending', 'rejected', 'suspended']) satisfies s.Guard<Approval>,
  plan: s.orNull(
    s.object({
      subscribed: s.bool,
      subscription_tier: textOrNull,
      is_trial: s.bool,
      subscription_end: textOrNull,
    }),
  ),
  created_at: s.text,
  last_sign_in_at: textOrNull,
};

/** One list row; `roles` contains only active roles. */
const isAccountRow = s.object({ ...shown, roles: s.listOf(isRole) });

/** A page of results from `admin_accounts()`. */
export const isAccountPage = s.object({
  rows: s.listOf(isAccountRow),
  /** Cursor of the next page. */
  next: textOrNull,
  /** Only on the first page, capped at `ADMIN_COUNT_CAP` + 1. */
  count: s.orNull(s.number),
});

const isHeldRole = s.object({
  role: isRole,
  created_at: s.text,
  expires_at: textOrNull,
  is_active: s.bool,
  counts: s.bool,
});

/** The result of `admin_account()`; null if the account doesn't exist. */
export const isAdminAccountOrNone = s.orNull(
  s.object({
    ...shown,
    phone: textOrNull,
    brokerage_name: textOrNull,
    suspended_at: textOrNull,
    email_confirmed_at: textOrNull,
    banned_until: textOrNull,
    has_second_factor: s.bool,
    roles: s.listOf(isHeldRole),
    sign_ins: s.listOf(s.object({ happened_at: s.text, outcome: s.text })),
    is_last_admin: s.bool,
    leaving: s.orNull(s.object({ due_at: s.text, is_of_staff: s.bool, has_left: s.bool })),
  }),
);

export type AccountRow = s.ShapeOf<typeof isAccountRow>;
export type AccountPlan = NonNullable<AccountRow['plan']>;
export type AdminAccount = NonNullable<s.ShapeOf<typeof isAdminAccountOrNone>>;
export type HeldRole = s.ShapeOf<typeof isHeldRole>;

export type AuditedAction = Database['public']['Tables']['admin_audit_log']['Row'];

export const nameOf = ({ full_name: name, email }: Pick<AccountRow, 'full_name' | 'email'>) =>
  name || email || 'Unnamed account';

/** Returns "1,000+" where the database stopped counting. */
export const counted = (count: number): string =>
  count > ADMIN_COUNT_CAP ? `${formatNumber(ADMIN_COUNT_CAP)}+` : formatNumber(count);
