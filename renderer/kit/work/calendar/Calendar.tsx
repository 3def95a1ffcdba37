import { useState } from 'react';
import { Link } from '../../link/Link.tsx';
import { announce } from '../../live/announce.ts';
import { Agenda } from './Agenda.tsx';
import styles from './Calendar.module.css';
import { type CalendarOf, type Entry, type Slot, type Span, timeWords } from './calendar.ts';
import { DayGrid } from './DayGrid.tsx';
import { addDays, addMonths, dayWords, monthOf, monthWords, weekOf } from './days.ts';
import { MoveEntry } from './MoveEntry.tsx';
import { TimeGrid } from './TimeGrid.tsx';

const SPANS: readonly { readonly span: Span; readonly label: string }[] = [
  { span: 'month', label: 'Month' },
  { span: 'week', label: 'Week' },
  { span: 'agenda', label: 'Agenda' },
];

/** Returns the first and last day a calendar shows. */
export function daysShown(span: Span, day: string): readonly [string, string] {
  const days = span === 'week' ? weekOf(day) : monthOf(day).flat();
  return [days[0] ?? day, days.at(-1) ?? day];
}

const shift = (span: Span, day: string, by: number): string =>
  span === 'week' ? addDays(day, 7 * by) : addMonths(day, by);

const labelOf = (span: Span, day: string): string =>
  span === 'week' ? `Week of ${dayWords(weekOf(day)[0] ?? day)}` : monthWords(day);

/** Period navigation and view switcher above a calendar. */
export function CalendarWays({
  span,
  day,
  today,
  addressOf,
}: Pick<CalendarOf, 'span' | 'day' | 'today' | 'addressOf'>) {
  return (
    <div className={styles.head}>
      <h2>{labelOf(span, day)}</h2>
      <nav aria-label="Dates" className={styles.ways}>
        <Link to={addressOf(span, shift(span, day, -1))}>Previous</Link>
        <Link to={addressOf(span, today)}>Today</Link>
        <Link to={addressOf(span, shift(span, day, 1))}>Next</Link>
      </nav>
      <nav aria-label="View" className={styles.modes}>
        {SPANS.map((one) => (
          <Link
            key={one.span}
            to={addressOf(one.span, day)}
            aria-current={one.span === span ? 'page' : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** A calendar by month or week, or as an agenda; phones use the agenda. */
export function Calendar(calendar: CalendarOf) {
  const { span, day, today, entries, onMove } = calendar;
  const [asked, setAsked] = useState<Entry | null>(null);
  const label = labelOf(span, day);
  const [first, last] = daysShown(span, day);
  const within = entries.filter((entry) => entry.day >= first && entry.day <= last);
  const move = (entry: Entry, to: Slot) => {
    const time = to.minutes === undefined ? '' : `, ${timeWords(to.minutes.from)}`;
    announce(`${entry.title}: moved to ${dayWords(to.day)}${time}`);
    onMove(entry, to);
  };
  const shared = { ...calendar, entries: within, onMove: move, label, onAsk: setAsked };
  return (
    <div className={styles.calendar}>
      {span !== 'agenda' && (
        <div className={styles.wide}>
          {span === 'week' ? (
            <TimeGrid {...shared} days={weekOf(day)} />
          ) : (
            <DayGrid {...shared} weeks={monthOf(day)} />
          )}
        </div>
      )}
      <div className={span === 'agenda' ? undefined : styles.narrow}>
        <Agenda entries={within} today={today} onAsk={setAsked} />
      </div>
      {asked !== null && (
        <MoveEntry
          entry={asked}
          onClose={() => setAsked(null)}
          onMove={(to) => {
            setAsked(null);
            const isSame =
              to.day === asked.day &&
              to.minutes?.from === asked.minutes?.from &&
              to.minutes?.to === asked.minutes?.to;
            if (!isSame) move(asked, to);
          }}
        />
      )}
    </div>
  );
}
