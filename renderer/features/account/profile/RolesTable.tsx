import { Tag } from '@blueprintjs/core';
import { type AppRole, ROLE_LABELS } from '#shared/access/roles.ts';
import { ROLE_STALE_SECONDS } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import {
  type Account,
  type RoleGrant,
  useGetMyRolesQuery,
} from '../../../session/account/index.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import styles from './Profile.module.css';

/** All roles of the account: granted ones with dates, and those from its email domain. */
export function RolesTable({ account }: { readonly account: Account }) {
  const rolesQuery = useGetMyRolesQuery(account.profile.id, {
    refetchOnMountOrArgChange: ROLE_STALE_SECONDS,
  });
  return (
    <section aria-labelledby="roles-title" aria-busy={rolesQuery.isFetching}>
      <header className={styles.sectionHeader}>
        <h2 id="roles-title">Roles</h2>
      </header>
      <Loaded answer={rolesQuery} waiting={<Grants account={account} grants={undefined} />}>
        {(grants) => <Grants account={account} grants={grants} />}
      </Loaded>
    </section>
  );
}

interface GrantsProps {
  readonly account: Account;
  /** Undefined while loading. */
  readonly grants: readonly RoleGrant[] | undefined;
}

function Grants({ account, grants }: GrantsProps) {
  const earned = account.roles.filter((role) => !grants?.some((grant) => grant.role === role));
  if (grants?.length === 0 && earned.length === 0) {
    return (
      <EmptyState title="No roles yet">
        Administrators assign roles. Until then you can see everything that is public.
      </EmptyState>
    );
  }
  return (
    <table className={styles.table}>
      <TableHead columns={['Role', 'Since', 'Expires']} />
      <tbody>
        {grants === undefined
          ? account.roles.map((role) => <LoadingRow key={role} />)
          : grants.map((grant) => (
              <tr key={grant.role}>
                <RoleCell role={grant.role} isPrimary={grant.role === account.primary_role} />
                <td>{formatDay(grant.created_at)}</td>
                <td>{expiryText(grant.expires_at)}</td>
              </tr>
            ))}
        {grants !== undefined &&
          earned.map((role) => (
            <tr key={role}>
              <RoleCell role={role} isPrimary={role === account.primary_role} />
              <td colSpan={2}>From your company email</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function RoleCell({ role, isPrimary }: { readonly role: AppRole; readonly isPrimary: boolean }) {
  return (
    <th scope="row">
      {ROLE_LABELS[role]} {isPrimary && <Tag minimal>Primary</Tag>}
    </th>
  );
}

function LoadingRow() {
  return (
    <tr>
      <td>
        <Skeleton width="6rem" />
      </td>
      <td>
        <Skeleton width="5rem" />
      </td>
      <td>
        <Skeleton width="3rem" />
      </td>
    </tr>
  );
}

function expiryText(expiresAt: string | null): string {
  if (expiresAt === null) return 'Never';
  return new Date(expiresAt) < new Date()
    ? `Expired ${formatDay(expiresAt)}`
    : formatDay(expiresAt);
}
