import { Tag } from '@blueprintjs/core';
import { memo } from 'react';
import { ROLE_LABELS } from '#shared/access/roles.ts';
import { formatDay } from '#shared/format/date.ts';
import { RowLink } from '../../kit/link/RowLink.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { FoldingTable, wide } from '../../kit/table/FoldingTable.tsx';
import styles from './AdminUsers.module.css';
import { withAccount } from './accountSearch.ts';
import { planName, STATUS_INTENTS, STATUS_LABELS } from './accountWords.ts';
import { type AccountRow, nameOf } from './adminAccount.ts';

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

interface AccountsTableProps {
  /** Undefined while loading. */
  readonly rows: readonly AccountRow[] | undefined;
  readonly params: URLSearchParams;
}

export function AccountsTable({ rows, params }: AccountsTableProps) {
  return (
    <FoldingTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">E-mail</th>
          <th scope="col" className={wide}>
            Company
          </th>
          <th scope="col">Roles</th>
          <th scope="col" className={wide}>
            Plan
          </th>
          <th scope="col">Status</th>
          <th scope="col" className={wide}>
            Joined
          </th>
          <th scope="col">Last sign-in</th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? SKELETONS.map((index) => <LoadingRow key={index} />)
          : rows.map((row) => <Row key={row.id} row={row} to={withAccount(params, row.id)} />)}
      </tbody>
    </FoldingTable>
  );
}

/** One line a person; on a small screen a few lines, with the same words in the same order. */
const Row = memo(function Row({ row, to }: { readonly row: AccountRow; readonly to: string }) {
  const roles = row.roles.map((role) => ROLE_LABELS[role]).join(', ');
  return (
    <tr data-row={row.id}>
      <th scope="row">
        <RowLink to={to}>{nameOf(row)}</RowLink>
      </th>
      <td className={styles.email}>{row.email}</td>
      <td className={wide}>{row.company_name ?? '—'}</td>
      <td title={roles}>{roles || 'No role'}</td>
      <td className={wide}>{planName(row.plan, new Date())}</td>
      <td className={styles.status}>
        <Tag minimal intent={STATUS_INTENTS[row.status]}>
          {STATUS_LABELS[row.status]}
        </Tag>
      </td>
      <td className={wide}>{formatDay(row.created_at)}</td>
      <td>
        <span className={styles.narrow}>Last sign-in </span>
        {row.last_sign_in_at === null ? 'Never' : formatDay(row.last_sign_in_at)}
      </td>
    </tr>
  );
});

function LoadingRow() {
  return (
    <tr>
      <th scope="row">
        <Skeleton width="8rem" />
      </th>
      <td className={styles.email}>
        <Skeleton width="12rem" />
      </td>
      <td className={wide}>
        <Skeleton width="7rem" />
      </td>
      <td>
        <Skeleton width="5rem" />
      </td>
      <td className={wide}>
        <Skeleton width="4rem" />
      </td>
      <td className={styles.status}>
        <Skeleton width="4rem" />
      </td>
      <td className={wide}>
        <Skeleton width="5rem" />
      </td>
      <td>
        <Skeleton width="5rem" />
      </td>
    </tr>
  );
}
