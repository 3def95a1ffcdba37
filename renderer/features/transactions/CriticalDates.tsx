import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { CriticalDate } from '#shared/transactions/dates.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { MoveDate } from './MoveDate.tsx';
import { PartSection } from './PartSection.tsx';
import styles from './Transactions.module.css';
import { dayOf } from './transactionSearch.ts';
import { useListDatesQuery } from './transactionsApi.ts';
import { writeDay } from './writeDay.ts';

/** The dates on which a transaction turns, in the order in which they follow from each other. */
export function CriticalDates({ id }: { readonly id: string }) {
  const answer = useListDatesQuery(id);
  const [today] = useState(() => dayOf(new Date()));
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <PartSection title="Critical dates">
      <Loaded answer={answer} waiting={<Skeleton height="12rem" />}>
        {(dates) => (
          <>
            <ul className={styles.rows}>
              {dates.map((date) => (
                <li key={date.key}>
                  <span className={styles.name}>{date.label}</span>
                  <span className={styles.quiet} data-late={isLate(date, today)}>
                    {wordsOf(date, today)}
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
            {moved !== null && (
              <MoveDate id={id} dates={dates} of={moved} onClose={() => setMoved(null)} />
            )}
          </>
        )}
      </Loaded>
    </PartSection>
  );
}

const isLate = ({ due_on: due, done_on: done }: CriticalDate, today: string): boolean =>
  done === null && due !== null && due < today;

function wordsOf(date: CriticalDate, today: string): string {
  if (date.done_on !== null) return `Done ${writeDay(date.done_on)}`;
  if (date.due_on === null) return 'No date yet';
  return `${isLate(date, today) ? 'Overdue, ' : ''}${writeDay(date.due_on)}`;
}
