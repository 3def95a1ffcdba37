import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { addRunningBalance, lastQuarter, TRUST_KINDS } from '#shared/operator/trust.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { MovementDialog } from './TrustDialogs.tsx';
import { useTrustPdfMutation, useTrustStatementQuery } from './trustApi.ts';
import type { Trust, TrustAccount, TrustStatement } from './trustShapes.ts';

interface AccountPanelProps {
  readonly account: TrustAccount;
  readonly communityId: string;
  readonly trust: Trust;
  readonly onClose: () => void;
}

/** The day one year before. */
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28');

/** A resident's trust account of the last year, with statements. */
export function AccountPanel({ account, communityId, trust, onClose }: AccountPanelProps) {
  const [isMoving, setMoving] = useState(false);
  const query = useTrustStatementQuery({
    residentId: account.resident_id,
    from: yearBefore(trust.today),
    to: trust.today,
  });
  return (
    <PanelDialog
      title={account.name}
      subtitle={`Balance ${formatCents(account.balance_cents)}`}
      onClose={onClose}
    >
      <div className={ui.actions}>
        {trust.can_change && (
          <Button size="small" intent="primary" onClick={() => setMoving(true)}>
            Record movement
          </Button>
        )}
        <SaveStatement account={account} today={trust.today} />
      </div>
      <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
        {(statement) => <Movements statement={statement} />}
      </Loaded>

      {isMoving && (
        <MovementDialog
          communityId={communityId}
          trust={trust}
          account={account}
          onClose={() => setMoving(false)}
        />
      )}
    </PanelDialog>
  );
}

function SaveStatement({
  account,
  today,
}: {
  readonly account: TrustAccount;
  readonly today: string;
}) {
  const [create, { isLoading, error }] = useTrustPdfMutation();
  const [from, to] = lastQuarter(today);
  return (
    <>
      <Button
        size="small"
        loading={isLoading}
        onClick={async () => {
          const { data } = await create({ residentId: account.resident_id, from, to });
          if (data !== undefined) savePdf(`Trust statement ${account.name} ${to}`, data);
        }}
      >
        Save quarterly statement
      </Button>
      {error !== undefined && <ServerError title="Not created" error={error} />}
    </>
  );
}

function Movements({ statement }: { readonly statement: TrustStatement }) {
  if (statement.movements.length === 0) return <p className={ui.muted}>No movements yet.</p>;
  const rows = addRunningBalance(statement.opening_cents, statement.movements).toReversed();
  return (
    <OperatorTable
      label="Movements"
      columns={['Day', 'Movement', { number: 'Amount' }, { number: 'Balance' }]}
    >
      {rows.map((one) => (
        <tr key={one.id}>
          <td data-label="Day">{formatDay(one.day)}</td>
          <th scope="row">
            {labelOf(TRUST_KINDS, one.kind)}: {one.purpose}
            <span className={ui.subline}>
              {[
                one.receipt,
                one.requester,
                one.decider === null ? null : `approved by ${one.decider}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </th>
          <td data-label="Amount" className={operator.number}>
            {formatCents(one.signed_cents)}
          </td>
          <td data-label="Balance" className={operator.number}>
            {formatCents(one.balance_cents)}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
