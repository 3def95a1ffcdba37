import type { Approval } from '#shared/access/access.ts';
import type { AppRole, UserType } from '#shared/access/roles.ts';
import { ADMIN_COUNT_CAP } from '#shared/constants.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Database } from '../../core/api/database.ts';

export interface AccountPlan {
  readonly subscribed: boolean;
  readonly subscription_tier: string | null;
  readonly is_trial: boolean;
  readonly subscription_end: string | null;
}

/** One row of the list, as `admin_accounts()` answers it. */
export interface AccountRow {
  readonly id: string;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly company_name: string | null;
  readonly is_company_user: boolean;
  readonly user_type: UserType | null;
  readonly status: Approval;
  /** Those that count now. */
  readonly roles: readonly AppRole[];
  readonly plan: AccountPlan | null;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
}

export interface AccountPage {
  readonly rows: readonly AccountRow[];
  /** The cursor of the next page. */
  readonly next: string | null;
  /** With the first page only, and no further than `ADMIN_COUNT_CAP` and one. */
  readonly count: number | null;
}

/** Each is counted no further than `ADMIN_COUNT_CAP` and one. */
export type AccountFigures =
  Database['public']['Functions']['admin_account_figures']['Returns'][number];

export interface HeldRole {
  readonly role: AppRole;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly is_active: boolean;
  readonly counts: boolean;
}

/** The answer of `admin_account()`. */
export interface AdminAccount extends Omit<AccountRow, 'roles'> {
  readonly phone: string | null;
  readonly brokerage_name: string | null;
  readonly suspended_at: string | null;
  readonly email_confirmed_at: string | null;
  readonly banned_until: string | null;
  readonly has_second_factor: boolean;
  readonly roles: readonly HeldRole[];
  readonly sign_ins: readonly { readonly happened_at: string; readonly outcome: string }[];
  readonly is_last_admin: boolean;
}

export type Act = Database['public']['Tables']['admin_audit_log']['Row'];

export const nameOf = ({ full_name: name, email }: Pick<AccountRow, 'full_name' | 'email'>) =>
  name || email || 'Unnamed account';

/** "1,000+" where the database stopped counting. */
export const counted = (count: number): string =>
  count > ADMIN_COUNT_CAP ? `${formatNumber(ADMIN_COUNT_CAP)}+` : formatNumber(count);
