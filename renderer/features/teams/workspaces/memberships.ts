import { useContext } from 'react';
import { ReactReduxContext } from 'react-redux';
import { tenantMessages } from '#shared/texts/tenants.ts';
import { type Account, useAccount } from '../../../session/account/index.ts';
import * as s from '../../../ui/shape/shape.ts';

const ROLES = ['owner', 'admin', 'member'] as const;

export const hasMemberships = s.object({
  memberships: s.listOf(
    s.object({ tenant_id: s.text, name: s.text, role: s.oneOf(ROLES), is_active: s.bool }),
  ),
});

export type Membership = s.ShapeOf<typeof hasMemberships>['memberships'][number];
export type TenantRole = Membership['role'];

export const TENANT_ROLE_LABELS: Readonly<Record<TenantRole, string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  member: 'Member',
};

interface TenantState {
  /** The user's current workspace; null if none or while the account loads. */
  readonly tenant: NonNullable<Account['tenant']> | null;
  readonly memberships: readonly Membership[];
}

/** Returns the current workspace and all memberships of the signed-in user. */
export function useTenant(): TenantState {
  if (useContext(ReactReduxContext) === null) throw new Error(tenantMessages.outsideProvider);
  const { account } = useAccount();
  return {
    tenant: account?.tenant ?? null,
    memberships: hasMemberships(account) ? account.memberships : [],
  };
}
