import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { saveCsv } from '../../../ui/file/saveCsv.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DistributionDialog } from './DistributionDialog.tsx';
import { FoldTable } from './FoldTable.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { DistributionLine, DistributionRun, Offering } from './syndicationShapes.ts';

/** Distributions through the waterfall, with the progress of their payments. */
export function DistributionsTab({ offering }: { readonly offering: Offering }) {
  const query = syndicationApi.useDistributionsQuery(offering.id);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={ui.stack16}>
      <div className={ui.actions12}>
        <Button size="small" intent="primary" onClick={() => setAdding(true)}>
          Create distribution
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No distributions yet">
            Enter the cash, check the split, and approve it. Every cent goes to an investor or to
            you.
          </EmptyState>
        }
        keepsLast
      >
        {(runs) => (
          <>
            {runs
              .filter(
                ({ finished_at, cancelled_at }) => finished_at === null && cancelled_at === null,
              )
              .map((run) => (
                <OpenRun key={run.id} run={run} today={offering.today} />
              ))}
            <RunTable runs={runs} />
          </>
        )}
      </Loaded>
      {isAdding && <DistributionDialog offering={offering} onClose={() => setAdding(false)} />}
    </div>
  );
}

function OpenRun({ run, today }: { readonly run: DistributionRun; readonly today: string }) {
  const [advance] = syndicationApi.useAdvanceDistributionMutation();
  const [cancel] = syndicationApi.useCancelDistributionMutation();
  const [progress, setProgress] = useState(run.paid_count);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  async function pay() {
    setRunning(true);
    setError(undefined);
    for (;;) {
      const answer = await advance({ p_id: run.id });
      if (answer.error !== undefined || answer.data === undefined) {
        setError(answer.error);
        break;
      }
      setProgress(answer.data.paid);
      if (answer.data.is_finished) break;
    }
    setRunning(false);
  }
  const isDue = run.paid_on <= today;
  return (
    <section className={ui.stack8} aria-label={`Distribution ${run.number}`}>
      <h2 className={styles.title}>
        Distribution {run.number}: {formatCents(run.cash_cents)} on {formatCalendarDay(run.paid_on)}
      </h2>
      <progress
        className={styles.meter}
        aria-label="Paid lines"
        max={run.line_count}
        value={progress}
      />
      <p className={ui.muted} role="status">
        {progress} of {run.line_count} investors paid.
        {isDue
          ? ' The server continues by itself if you leave.'
          : ' Payments start on the payment date.'}
      </p>
      <div className={ui.actions}>
        {isDue && (
          <Button size="small" intent="primary" loading={isRunning} onClick={() => void pay()}>
            {progress === 0 ? 'Pay investors' : 'Continue payments'}
          </Button>
        )}
        {progress === 0 && (
          <Button
            size="small"
            variant="minimal"
            disabled={isRunning}
            onClick={() => void cancel({ p_id: run.id })}
          >
            Cancel distribution
          </Button>
        )}
      </div>
      {error !== undefined && <ServerError title="Payments stopped" error={error} />}
    </section>
  );
}

const statusOf = ({
  cancelled_at,
  finished_at,
  paid_count,
  line_count,
}: DistributionRun): string =>
  cancelled_at !== null
    ? 'Canceled'
    : finished_at !== null
      ? 'Paid'
      : `${paid_count} of ${line_count} paid`;

function RunTable({ runs }: { readonly runs: readonly DistributionRun[] }) {
  const heads = ['Cash', 'Capital', 'Preferred', 'Profit', 'To sponsor'];
  const amountsOf = (run: DistributionRun) => [
    run.cash_cents,
    run.capital_cents,
    run.preferred_cents,
    run.profit_cents,
    run.catch_up_cents + run.promote_cents,
  ];
  const live = runs.filter(({ cancelled_at }) => cancelled_at === null);
  return (
    <FoldTable
      label="Distributions"
      columns={['Distribution', 'Status', ...heads.map((number) => ({ number })), 'Lines']}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td />
          {heads.map((head, index) => (
            <td key={head} className={styles.number} data-label={head}>
              {formatCents(live.reduce((total, run) => total + (amountsOf(run)[index] ?? 0), 0))}
            </td>
          ))}
          <td />
        </tr>
      }
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <th scope="row">
            {run.number}. {run.memo}
            <span className={ui.subline}>
              {formatCalendarDay(run.paid_on)}, approved by {run.approver}
            </span>
          </th>
          <td>{statusOf(run)}</td>
          {amountsOf(run).map((cents, index) => (
            <td key={heads[index]} className={styles.number} data-label={heads[index]}>
              {formatCents(cents)}
            </td>
          ))}
          <td>
            <SaveLines run={run} />
          </td>
        </tr>
      ))}
    </FoldTable>
  );
}

function SaveLines({ run }: { readonly run: DistributionRun }) {
  const [load, { isFetching }] = syndicationApi.useLazyDistributionLinesQuery();
  async function save() {
    const lines: DistributionLine[] = [];
    let after: string | undefined;
    do {
      const { data } = await load({ runId: run.id, after });
      if (data === undefined) return;
      lines.push(...data.rows);
      after = data.next ?? undefined;
    } while (after !== undefined);
    saveCsv(
      `Distribution ${run.number}`,
      ['Investor', 'Capital', 'Preferred', 'Profit', 'Total', 'Paid'],
      lines.map((one) => [
        one.holder,
        one.capital_cents / 100,
        one.preferred_cents / 100,
        one.profit_cents / 100,
        one.cents / 100,
        one.posted_at === null ? 'No' : 'Yes',
      ]),
    );
  }
  return (
    <Button
      size="small"
      variant="minimal"
      loading={isFetching}
      aria-label={`Export CSV: distribution ${run.number}`}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
