import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { countRecords, formatYears, RETENTION_KINDS } from '#shared/operator/retention.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { DuePanel } from './DuePanel.tsx';
import { PeriodDialog, ReleaseDialog } from './RetentionDialogs.tsx';
import {
  type RecordHold,
  type Retention as RetentionOfCommunity,
  type RetentionPeriod,
  type RetentionRun,
  useCancelRetentionMutation,
  useRetentionQuery,
} from './retentionApi.ts';

/** How often a running deletion is checked. */
const POLL_MS = 3000;

/** How long a community keeps records, what is due for deletion, holds, and past deletions. */
export function Retention({ communityId }: { readonly communityId: string }) {
  const [isRunning, setRunning] = useState(false);
  const query = useRetentionQuery(communityId, { pollingInterval: isRunning ? POLL_MS : 0 });
  const hasWaiting = (query.currentData?.runs ?? []).some(({ waiting }) => waiting > 0);
  if (hasWaiting !== isRunning) setRunning(hasWaiting);
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
      {(retention) => (
        <div className={`${ui.stack16} ${operator.tab}`}>
          <Periods communityId={communityId} retention={retention} />
          <Holds communityId={communityId} holds={retention.holds} />
          <Runs runs={retention.runs} />
        </div>
      )}
    </Loaded>
  );
}

const FIGURES = [
  ['due', 'Due for deletion'],
  ['kept', 'Due, but kept'],
] as const;

const Kind = ({ kind }: { readonly kind: string }) => (
  <>
    {labelOf(RETENTION_KINDS, kind)}
    <span className={ui.subline}>
      {RETENTION_KINDS.find(({ value }) => value === kind)?.covers}
    </span>
  </>
);

function Periods({
  communityId,
  retention,
}: {
  readonly communityId: string;
  readonly retention: RetentionOfCommunity;
}) {
  const { params, change } = useUrlSearch();
  const [edited, setEdited] = useState<RetentionPeriod | null>(null);
  const opened = retention.kinds.find(({ kind }) => kind === params.get('due'));
  return (
    <section className={ui.stack8} aria-labelledby="retention-periods">
      <h2 id="retention-periods" className={ui.smallHeading}>
        Retention periods
      </h2>
      <p className={ui.muted}>
        Nothing is deleted until you confirm it. Books, claims, and census history stay, without
        names.
      </p>
      <ColumnTable<RetentionPeriod>
        className={operator.table}
        rows={retention.kinds}
        keyOf={({ kind }) => kind}
        columns={[
          { label: 'Records', cell: ({ kind }) => <Kind kind={kind} /> },
          { label: 'Kept for', className: operator.date, cell: ({ years }) => formatYears(years) },
          {
            label: 'Due until',
            className: operator.date,
            cell: ({ day }) => formatCalendarDay(day),
          },
          ...FIGURES.map(([figure, label]) => ({
            label,
            className: operator.number,
            cell: (period: RetentionPeriod) =>
              period[figure] === 0 ? (
                '0'
              ) : (
                <button
                  type="button"
                  className={operator.figure}
                  aria-label={`${countRecords(period.kind, period[figure])} ${label.toLowerCase()}`}
                  onClick={() => change([['due', period.kind]])}
                >
                  {formatNumber(period[figure])}
                </button>
              ),
          })),
          {
            label: 'Action',
            cell: (period) => (
              <Button
                size="small"
                variant="minimal"
                aria-label={`Edit period of ${labelOf(RETENTION_KINDS, period.kind).toLowerCase()}`}
                onClick={() => setEdited(period)}
              >
                Edit period
              </Button>
            ),
          },
        ]}
      />
      {edited !== null && (
        <PeriodDialog communityId={communityId} period={edited} onClose={() => setEdited(null)} />
      )}
      {opened !== undefined && (
        <DuePanel
          key={opened.kind}
          communityId={communityId}
          period={opened}
          onClose={() => change([['due', null]])}
        />
      )}
    </section>
  );
}

function Holds({
  communityId,
  holds,
}: {
  readonly communityId: string;
  readonly holds: readonly RecordHold[];
}) {
  const [released, setReleased] = useState<RecordHold | null>(null);
  return (
    <section className={ui.stack8} aria-labelledby="retention-holds">
      <h2 id="retention-holds" className={ui.smallHeading}>
        Holds
      </h2>
      {holds.length === 0 ? (
        <p className={ui.muted}>
          No one is on hold. For a lawsuit or an investigation, open the resident or employee and
          select “Hold records”.
        </p>
      ) : (
        <ColumnTable<RecordHold>
          className={operator.table}
          rows={holds}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Name',
              cell: ({ of, record_id: id, name }) =>
                of === 'resident' ? (
                  <RouteLink to="operatorResident" params={{ id }}>
                    {name}
                  </RouteLink>
                ) : (
                  <RouteLink to="operatorStaff" query={{ community: communityId, employee: id }}>
                    {name}
                  </RouteLink>
                ),
            },
            { label: 'Reason', cell: ({ reason }) => reason },
            {
              label: 'Since',
              className: operator.date,
              cell: (hold) => formatDay(hold.held_at),
            },
            { label: 'By', cell: (hold) => hold.held_by || null },
            {
              label: 'Action',
              cell: (hold) => (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Release hold of ${hold.name}`}
                  onClick={() => setReleased(hold)}
                >
                  Release hold
                </Button>
              ),
            },
          ]}
        />
      )}
      {released !== null && (
        <ReleaseDialog id={released.id} held={released} onClose={() => setReleased(null)} />
      )}
    </section>
  );
}

const stateOf = ({ waiting, deleted, kept, cancelled_at, done_at }: RetentionRun): string => {
  if (waiting > 0) return `${deleted + kept} of ${deleted + kept + waiting} done`;
  if (cancelled_at !== null) return `Canceled ${formatDateTime(cancelled_at)}`;
  return done_at === null ? 'Done' : `Done ${formatDateTime(done_at)}`;
};

function Runs({ runs }: { readonly runs: readonly RetentionRun[] }) {
  const [cancel, { isLoading }] = useCancelRetentionMutation();
  if (runs.length === 0) return null;
  return (
    <section className={ui.stack8} aria-labelledby="retention-runs">
      <h2 id="retention-runs" className={ui.smallHeading}>
        Deletions
      </h2>
      <ColumnTable<RetentionRun>
        className={operator.table}
        rows={runs}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Records',
            cell: ({ kind, day }) => (
              <>
                {labelOf(RETENTION_KINDS, kind)}
                <span className={ui.subline}>Until {formatCalendarDay(day)}</span>
              </>
            ),
          },
          {
            label: 'Confirmed',
            cell: (run) => (
              <>
                {formatDateTime(run.confirmed_at)}
                <span className={ui.subline}>{run.confirmed_by}</span>
              </>
            ),
          },
          { label: 'Status', cell: stateOf },
          {
            label: 'Deleted',
            className: operator.number,
            cell: ({ deleted }) => formatNumber(deleted),
          },
          { label: 'Kept', className: operator.number, cell: ({ kept }) => formatNumber(kept) },
          {
            label: 'Rows',
            className: operator.number,
            cell: (run) => formatNumber(run.row_count),
          },
          {
            label: 'Action',
            cell: ({ id, waiting }) =>
              waiting === 0 ? null : (
                <Button
                  size="small"
                  variant="minimal"
                  loading={isLoading}
                  onClick={() => void cancel(id)}
                >
                  Cancel deletion
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}
