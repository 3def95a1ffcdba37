import styles from './Calendar.module.css';
import { type CalendarEntry, groupByDay } from './calendar.ts';
import { formatLongDay } from './days.ts';
import { EntryLink } from './EntryLink.tsx';

interface AgendaProps {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly onAsk: (entry: CalendarEntry) => void;
}

/** Entries day by day; empty days are skipped. */
export function Agenda({ entries, today, onAsk }: AgendaProps) {
  const days = [...groupByDay(entries)].toSorted(([one], [other]) => one.localeCompare(other));
  if (days.length === 0) return <p className={styles.empty}>No events</p>;
  return days.map(([day, here]) => (
    <section key={day} className={styles.agenda} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {formatLongDay(day)}
        {day === today && ', today'}
      </h2>
      <ul>
        {here.map((entry) => (
          <EntryLink key={entry.id} entry={entry} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  ));
}
