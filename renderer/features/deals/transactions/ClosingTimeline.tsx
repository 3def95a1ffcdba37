import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { findCriticalPath, LANES } from '#shared/deals/transactions/closing-timeline.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CreateTimeline } from './CreateTimeline.tsx';
import { MoveDate } from './MoveDate.tsx';
import { TimelineChart } from './TimelineChart.tsx';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import { closingDriverText, criticalDateText, isLate } from './timelineText.ts';
import {
  type TransactionDate,
  type TransactionTimeline,
  useListDatesQuery,
  useReadPathQuery,
} from './transactionsApi.ts';

interface ClosingPathProps {
  readonly id: string;
  readonly state: string | null;
}

/** Critical dates of a transaction, drawn by dependency, with the one that determines the closing. */
export function ClosingTimeline({ id, state }: ClosingPathProps) {
  const query = useListDatesQuery(id);
  const path = useReadPathQuery(id);
  return (
    <TransactionSection title="Closing path">
      <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
        {(dates) => (
          <Loaded
            answer={path}
            waiting={<Skeleton height="16rem" />}
            nothing={<Path id={id} state={state} dates={dates} path={null} />}
          >
            {([laid]) => <Path id={id} state={state} dates={dates} path={laid ?? null} />}
          </Loaded>
        )}
      </Loaded>
    </TransactionSection>
  );
}

interface PathProps extends ClosingPathProps {
  readonly dates: readonly TransactionDate[];
  readonly path: TransactionTimeline | null;
}

function Path({ id, state, dates, path }: PathProps) {
  const [today] = useState(() => toCalendarDay(new Date()));
  const [moved, setMoved] = useState<string | null>(null);
  const [isLaying, setLaying] = useState(false);
  const critical = findCriticalPath(dates);
  return (
    <>
      <p className={styles.quiet}>{closingDriverText(dates, critical, today)}</p>
      <TimelineChart dates={dates} critical={critical} today={today} />
      {LANES.map((lane) => {
        const rows = dates.filter((date) => date.lane === lane.value);
        return rows.length === 0 ? null : (
          <section
            key={lane.value}
            aria-label={lane.label}
            className={`${ui.grid4} ${styles.lane}`}
          >
            <h4>{lane.label}</h4>
            <ul className={styles.rows}>
              {rows.map((date) => (
                <li key={date.key} data-critical={critical.chain.includes(date.key)}>
                  <span className={styles.name}>{date.label}</span>
                  <span className={styles.quiet} data-late={isLate(date, today)}>
                    {criticalDateText(date, critical, today)}
                  </span>
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Change ${date.label}`}
                    onClick={() => setMoved(date.key)}
                  >
                    Change
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div className={styles.acts}>
        <Button size="small" onClick={() => setLaying(true)}>
          {path === null ? 'Create closing path' : 'Recreate closing path'}
        </Button>
      </div>
      {moved !== null && (
        <MoveDate id={id} dates={dates} of={moved} onClose={() => setMoved(null)} />
      )}
      {isLaying && (
        <CreateTimeline
          id={id}
          state={state}
          dates={dates}
          path={path}
          today={today}
          onClose={() => setLaying(false)}
        />
      )}
    </>
  );
}
