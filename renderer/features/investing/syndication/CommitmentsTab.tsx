import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatPrice } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import {
  ENTITY_KINDS,
  STEP_STATES,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_STEPS,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommitmentPanel } from './CommitmentPanel.tsx';
import { FoldTable } from './FoldTable.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, SponsoredSubscription } from './syndicationShapes.ts';
import { useShownRows } from './useShownRows.tsx';
import { useSubscriptions } from './useSubscriptions.ts';

/** The step that isn't done, and who has it. */
function nextStep({ steps, status }: SponsoredSubscription): string {
  if (['withdrawn', 'declined'].includes(status)) return '—';
  const open = steps.find(({ state }) => state === 'open' || state === 'waiting');
  if (open === undefined) return 'Complete';
  const who = open.state === 'waiting' ? 'with you' : (STEP_STATES[open.state] ?? '').toLowerCase();
  return `${SUBSCRIPTION_STEPS[open.step] ?? open.step}, ${who}`;
}

/** Subscriptions of an offering with their progress, for its sponsor. */
export function CommitmentsTab({ offering }: { readonly offering: Offering }) {
  const { answer, more, isComplete } = useSubscriptions(offering.id);
  return (
    <Loaded answer={answer} waiting={<Skeleton height="24rem" />} keepsLast>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No commitments yet">
            {offering.status === 'draft'
              ? 'Open the offering to receive commitments.'
              : 'Commitments appear here as investors make them.'}
          </EmptyState>
        ) : (
          <Commitments offering={offering} rows={[...rows, ...more]} isComplete={isComplete} />
        )
      }
    </Loaded>
  );
}

interface CommitmentsProps {
  readonly offering: Offering;
  readonly rows: readonly SponsoredSubscription[];
  readonly isComplete: boolean;
}

function Commitments({ offering, rows, isComplete }: CommitmentsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { shown, button } = useShownRows(rows);
  const opened = rows.find(({ id }) => id === open);
  const committed = `${formatPrice(offering.committed_cents ?? 0)} of ${formatPrice(offering.offering_cents)}`;
  return (
    <div className={ui.stack12}>
      <div className={ui.actions12}>
        <span className={ui.muted} role="status">
          {isComplete
            ? `${rows.length === 1 ? '1 subscription' : `${formatNumber(rows.length)} subscriptions`}, ${committed} committed`
            : 'Loading all subscriptions…'}
        </span>
        <span className={ui.end}>{isComplete && <SaveCommitments rows={rows} />}</span>
      </div>
      <FoldTable
        label="Commitments"
        columns={[
          'Investor',
          'Status',
          'Steps done',
          'Next step',
          'Committed',
          { number: 'Amount' },
          'Reminder',
        ]}
      >
        {shown.map((one) => (
          <CommitmentRow key={one.id} row={one} onOpen={() => setOpen(one.id)} />
        ))}
      </FoldTable>
      {button}
      {opened !== undefined && (
        <CommitmentPanel
          key={opened.id}
          offering={offering}
          row={opened}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function CommitmentRow({
  row,
  onOpen,
}: {
  readonly row: SponsoredSubscription;
  readonly onOpen: () => void;
}) {
  const [remind, { isLoading }] = syndicationApi.useRemindSubscriberMutation();
  const status = SUBSCRIPTION_STATUSES.find(({ value }) => value === row.status);
  const name = row.entity_name ?? row.investor ?? '';
  const isTheirTurn =
    row.steps.some(({ state }) => state === 'open') &&
    ['committed', 'accepted'].includes(row.status);
  return (
    <tr>
      <th scope="row">
        <OpenButton onClick={onOpen}>{name}</OpenButton>
        <span className={ui.subline}>{row.email}</span>
      </th>
      <td>
        <Tag minimal intent={status?.intent ?? 'none'}>
          {status?.label ?? row.status}
        </Tag>
      </td>
      <td data-label="Steps done">
        {row.steps.filter(({ state }) => state === 'done').length} of {row.steps.length}
      </td>
      <td data-label="Next step">{nextStep(row)}</td>
      <td data-label="Committed">{formatDay(row.created_at)}</td>
      <td className={styles.number} data-label="Amount">
        {formatPrice(row.amount_cents)}
      </td>
      <td>
        {isTheirTurn && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Send reminder: ${name}`}
            onClick={() => void remind({ p_id: row.id })}
          >
            Send reminder
          </Button>
        )}
        {row.reminded_at !== null && (
          <span className={ui.subline}>Sent {formatDay(row.reminded_at)}</span>
        )}
      </td>
    </tr>
  );
}

const SaveCommitments = ({ rows }: { readonly rows: readonly SponsoredSubscription[] }) => (
  <SaveCsv
    name="Commitments"
    head={['Investor', 'Email', 'Entity', 'Kind', 'Status', 'Next step', 'Amount']}
    rows={() =>
      rows.map((one) => [
        one.investor,
        one.email,
        one.entity_name,
        labelOf(ENTITY_KINDS, one.entity_kind),
        labelOf(SUBSCRIPTION_STATUSES, one.status),
        nextStep(one),
        one.amount_cents / 100,
      ])
    }
  />
);
