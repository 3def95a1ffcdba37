import type { Approval } from '#shared/access/access.ts';
import { ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { ADMIN_COUNT_CAP } from '#shared/constants.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Database } from '../../../data/api/database.ts';
import {
  bool,
  type Guard,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const textOrNull = orNull(text);
const isRole = oneOf(ROLES);

/** Fields shared by list rows and the full account. */
const shown = {
  id: text,
  full_name: textOrNull,
  email: textOrNull,
  company_name: textOrNull,
  is_company_user: bool,
  user_type: orNull(oneOf(USER_TYPES)),
  status: oneOf(['approved', 'pending', 'rejected', 'suspended']) satisfies Guard<Approval>,
  plan: orNull(
    object({
      subscribed: bool,
      subscription_tier: textOrNull,
      is_trial: bool,
      subscription_end: textOrNull,
    }),
  ),
  created_at: text,
  last_sign_in_at: textOrNull,
};

/** One list row; `roles` contains only active roles. */
const isAccountRow = object({ ...shown, roles: listOf(isRole) });

/** A page of results from `admin_accounts()`. */
export const isAccountPage = object({
  rows: listOf(isAccountRow),
  /** Cursor of the next page. */
  next: textOrNull,
  /** Only on the first page, capped at `ADMIN_COUNT_CAP` + 1. */
  count: orNull(number),
});

const isHeldRole = object({
  role: isRole,
  created_at: text,
  expires_at: textOrNull,
  is_active: bool,
  counts: bool,
});

/** The result of `admin_account()`; null if the account doesn't exist. */
export const isAdminAccountOrNone = orNull(
  object({
    ...shown,
    phone: textOrNull,
    brokerage_name: textOrNull,
    suspended_at: textOrNull,
    email_confirmed_at: textOrNull,
    banned_until: textOrNull,
    has_second_factor: bool,
    roles: listOf(isHeldRole),
    sign_ins: listOf(object({ happened_at: text, outcome: text })),
    is_last_admin: bool,
    leaving: orNull(object({ due_at: text, is_of_staff: bool, has_left: bool })),
  }),
);

export type AccountRow = ShapeOf<typeof isAccountRow>;
export type AccountPlan = NonNullable<AccountRow['plan']>;
export type AdminAccount = NonNullable<ShapeOf<typeof isAdminAccountOrNone>>;
export type HeldRole = ShapeOf<typeof isHeldRole>;

export type AuditedAction = Database['public']['Tables']['admin_audit_log']['Row'];

export const nameOf = ({ full_name: name, email }: Pick<AccountRow, 'full_name' | 'email'>) =>
  name || email || 'Unnamed account';

/** Returns "1,000+" where the database stopped counting. */
export const counted = (count: number): string =>
  count > ADMIN_COUNT_CAP ? `${formatNumber(ADMIN_COUNT_CAP)}+` : formatNumber(count);
