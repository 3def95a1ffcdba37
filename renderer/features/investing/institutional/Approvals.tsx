import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatListTime } from '#shared/format/relative-time.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { ApprovalPanel } from './ApprovalPanel.tsx';
import { kindLabel, stateLabel, stateTone } from './approvalText.ts';
import type { ApprovalRequest, Institution } from './institutionShapes.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { WaitingElsewhere } from './WaitingElsewhere.tsx';

interface ApprovalsProps {
  readonly entityId: string;
  readonly institution: Institution;
}

/** Wires and commitments of an entity, with their approvals. */
export function Approvals({ entityId, institution }: ApprovalsProps) {
  const { requests, my_roles: roles } = institution;
  const { params, change } = useUrlSearch();
  const [isAsking, setAsking] = useState(false);
  const open = requests.find(({ id }) => id === params.get('request'));
  const isPreparer = roles.includes('preparer');
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {isPreparer && (
          <Button intent="primary" size="small" onClick={() => setAsking(true)}>
            Request approval
          </Button>
        )}
        {!isPreparer && (
          <span className={ui.caption}>Preparers request wires and commitments.</span>
        )}
        <span className={ui.end}>
          <SaveApprovals requests={requests} />
        </span>
      </div>
      <WaitingElsewhere entityId={entityId} />
      {requests.length === 0 ? (
        <EmptyState title="No requests yet">
          Wires and commitments appear here with everyone who approved them.
        </EmptyState>
      ) : (
        <ColumnTable
          className={styles.list}
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Recipient',
              cell: (row) => (
                <OpenButton onClick={() => change([['request', row.id]])}>
                  {row.counterparty}
                </OpenButton>
              ),
            },
            { label: 'Kind', cell: ({ kind }) => kindLabel(kind) },
            {
              label: 'Amount',
              className: styles.number,
              cell: ({ cents }) => formatCents(cents),
            },
            { label: 'Requested by', cell: ({ requester }) => requester },
            { label: 'Requested', cell: ({ requested_at }) => formatListTime(requested_at) },
            {
              label: 'Due',
              cell: ({ due_on }) => due_on && formatCalendarDay(due_on),
            },
            {
              label: 'Approvals',
              className: styles.number,
              cell: (row) => `${countApprovals(row)} of ${row.approvals_needed}`,
            },
            {
              label: 'Status',
              cell: ({ state }) => (
                <span className={styles.state} data-state={stateTone(state)}>
                  {stateLabel(state)}
                </span>
              ),
            },
          ]}
        />
      )}
      {isAsking && <RequestDialog entityId={entityId} onClose={() => setAsking(false)} />}
      {open !== undefined && (
        <ApprovalPanel
          key={open.id}
          request={open}
          institution={institution}
          onClose={() => change([['request', null]])}
        />
      )}
    </div>
  );
}

const countApprovals = ({ decisions }: ApprovalRequest): number =>
  decisions.filter(({ is_approved }) => is_approved).length;

const SaveApprovals = ({ requests }: { readonly requests: readonly ApprovalRequest[] }) => (
  <SaveCsv
    name="Approvals"
    head={[
      'Requested',
      'Kind',
      'Recipient',
      'Purpose',
      'Amount',
      'Requested by',
      'Approved by',
      'Status',
    ]}
    rows={() =>
      requests.map((one) => [
        one.requested_at,
        kindLabel(one.kind),
        one.counterparty,
        one.purpose,
        one.cents / 100,
        one.requester,
        one.decisions
          .filter(({ is_approved }) => is_approved)
          .map(({ decider }) => decider)
          .join('; '),
        stateLabel(one.state),
      ])
    }
  />
);
