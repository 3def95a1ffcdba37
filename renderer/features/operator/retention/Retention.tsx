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
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { DuePanel } from './DuePanel.tsx';
import { PeriodDialog, ReleaseDialog } from './RetentionDialogs.tsx';
import {
  type ResidentHold,
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
        <div className={ui.stack16}>
          <Periods communityId={communityId} retention={retention} />
          <Holds holds={retention.holds} />
          <Runs runs={retention.runs} />
        </div>
      )}
    </Loaded>
  );
}

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
      <h2 id="retention-periods">Retention periods</h2>
      <p className={ui.muted}>
        Nothing is deleted until you confirm it. Books, claims, and census history stay, without
        names.
      </p>
      <div className={ui.scroll}>
        <table className={`${operator.table} ${operator.stacked}`} aria-label="Retention periods">
          <thead>
            <tr>
              <th scope="col">Records</th>
              <th scope="col">Kept for</th>
              <th scope="col">Due until</th>
              <th scope="col" className={operator.number}>
                Due for deletion
              </th>
              <th scope="col" className={operator.number}>
                Due, but kept
              </th>
              <th scope="col">
                <span className={ui.visuallyHidden}>Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {retention.kinds.map((period) => {
              const label = labelOf(RETENTION_KINDS, period.kind);
              return (
                <tr key={period.kind}>
                  <th scope="row">
                    {label}
                    <span className={ui.subline}>
                      {RETENTION_KINDS.find(({ value }) => value === period.kind)?.covers}
                    </span>
                  </th>
                  <td data-label="Kept for">{formatYears(period.years)}</td>
                  <td data-label="Due until" className={operator.date}>
                    {formatCalendarDay(period.day)}
                  </td>
                  {(['due', 'kept'] as const).map((figure) => (
                    <td
                      key={figure}
                      className={operator.number}
                      data-label={figure === 'due' ? 'Due for deletion' : 'Due, but kept'}
                    >
                      {period[figure] === 0 ? (
                        '0'
                      ) : (
                        <Button
                          size="small"
                          variant="minimal"
                          aria-label={`${countRecords(period.kind, period[figure])} ${
                            figure === 'due' ? 'due for deletion' : 'due, but kept'
                          }`}
                          onClick={() => change([['due', period.kind]])}
                        >
                          {formatNumber(period[figure])}
                        </Button>
                      )}
                    </td>
                  ))}
                  <td>
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Edit period of ${label.toLowerCase()}`}
                      onClick={() => setEdited(period)}
                    >
                      Edit period
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
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

function Holds({ holds }: { readonly holds: readonly ResidentHold[] }) {
  const [released, setReleased] = useState<ResidentHold | null>(null);
  return (
    <section className={ui.stack8} aria-labelledby="retention-holds">
      <h2 id="retention-holds">Holds</h2>
      {holds.length === 0 ? (
        <p className={ui.muted}>
          No resident is on hold. For a lawsuit or an investigation, open the resident and select
          “Hold records”.
        </p>
      ) : (
        <div className={ui.scroll}>
          <table className={`${operator.table} ${operator.stacked}`} aria-label="Holds">
            <thead>
              <tr>
                <th scope="col">Resident</th>
                <th scope="col">Reason</th>
                <th scope="col">Since</th>
                <th scope="col">By</th>
                <th scope="col">
                  <span className={ui.visuallyHidden}>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {holds.map((hold) => (
                <tr key={hold.id}>
                  <th scope="row">
                    <RouteLink to="operatorResident" params={{ id: hold.resident_id }}>
                      {hold.resident}
                    </RouteLink>
                  </th>
                  <td data-label="Reason">{hold.reason}</td>
                  <td data-label="Since" className={operator.date}>
                    {formatDay(hold.held_at)}
                  </td>
                  <td data-label="By">{hold.held_by || '—'}</td>
                  <td>
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Release hold of ${hold.resident}`}
                      onClick={() => setReleased(hold)}
                    >
                      Release hold
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {released !== null && (
        <ReleaseDialog
          id={released.id}
          resident={released.resident}
          onClose={() => setReleased(null)}
        />
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
      <h2 id="retention-runs">Deletions</h2>
      <div className={ui.scroll}>
        <table className={`${operator.table} ${operator.stacked}`} aria-label="Deletions">
          <thead>
            <tr>
              <th scope="col">Records</th>
              <th scope="col">Confirmed</th>
              <th scope="col">Status</th>
              <th scope="col" className={operator.number}>
                Deleted
              </th>
              <th scope="col" className={operator.number}>
                Kept
              </th>
              <th scope="col" className={operator.number}>
                Rows
              </th>
              <th scope="col">
                <span className={ui.visuallyHidden}>Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <th scope="row">
                  {labelOf(RETENTION_KINDS, run.kind)}
                  <span className={ui.subline}>Until {formatCalendarDay(run.day)}</span>
                </th>
                <td data-label="Confirmed">
                  {formatDateTime(run.confirmed_at)}
                  <span className={ui.subline}>{run.confirmed_by}</span>
                </td>
                <td data-label="Status">{stateOf(run)}</td>
                <td data-label="Deleted" className={operator.number}>
                  {formatNumber(run.deleted)}
                </td>
                <td data-label="Kept" className={operator.number}>
                  {formatNumber(run.kept)}
                </td>
                <td data-label="Rows" className={operator.number}>
                  {formatNumber(run.row_count)}
                </td>
                <td>
                  {run.waiting > 0 && (
                    <Button
                      size="small"
                      variant="minimal"
                      loading={isLoading}
                      onClick={() => void cancel(run.id)}
                    >
                      Cancel deletion
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
