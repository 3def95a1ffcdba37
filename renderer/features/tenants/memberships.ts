import type { Account } from '../../core/account/index.ts';
import { flag, listOf, object, oneOf, type ShapeOf, text } from '../../kit/shape/shape.ts';

const ROLES = ['owner', 'admin', 'member'] as const;

export const hasMemberships = object({
  memberships: listOf(object({ tenant_id: text, name: text, role: oneOf(ROLES), is_active: flag })),
});

export type Membership = ShapeOf<typeof hasMemberships>['memberships'][number];
export type TenantRole = Membership['role'];

export const ROLE_WORDS: Readonly<Record<TenantRole, string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  member: 'Member',
};

/** The workspaces of an account, which its one call tells with the rest. */
export const membershipsOf = (account: Account | undefined): readonly Membership[] =>
  hasMemberships(account) ? account.memberships : [];
