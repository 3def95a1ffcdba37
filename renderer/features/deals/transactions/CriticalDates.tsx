import { formatCalendarDay } from './formatCalendarDay.ts';
import styles from './Transactions.module.css';

interface CriticalDatesProps {
  readonly dates: readonly {
    readonly key: string;
    readonly label: string;
    readonly due_on: string | null;
    readonly done_on: string | null;
  }[];
  readonly className: string | undefined;
}

/** The dates of a transaction, or when each was done. */
export const CriticalDates = ({ dates, className }: CriticalDatesProps) => (
  <ul className={className}>
    {dates.map((date) => (
      <li key={date.key}>
        <span className={styles.name}>{date.label}</span>
        <span className={styles.quiet}>
          {date.done_on === null
            ? formatCalendarDay(date.due_on)
            : `Done ${formatCalendarDay(date.done_on)}`}
        </span>
      </li>
    ))}
  </ul>
);
