import { useState } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import { announce } from '../../ui/live/announce.ts';
import { Agenda } from './Agenda.tsx';
import styles from './Calendar.module.css';
import {
  type CalendarConfig,
  type CalendarEntry,
  type CalendarSpan,
  formatMinute,
  type Slot,
} from './calendar.ts';
import { DayGrid } from './DayGrid.tsx';
import { addDays, addMonths, formatLongDay, formatMonthYear, monthOf, weekOf } from './days.ts';
import { MoveEntry } from './MoveEntry.tsx';
import { TimeGrid } from './TimeGrid.tsx';

const SPANS: readonly { readonly span: CalendarSpan; readonly label: string }[] = [
  { span: 'month', label: 'Month' },
  { span: 'week', label: 'Week' },
  { span: 'agenda', label: 'Agenda' },
];

/** Returns the first and last day a calendar shows. */
export function getVisibleDays(span: CalendarSpan, day: string): readonly [string, string] {
  const days = span === 'week' ? weekOf(day) : monthOf(day).flat();
  return [days[0] ?? day, days.at(-1) ?? day];
}

const shift = (span: CalendarSpan, day: string, by: number): string =>
  span === 'week' ? addDays(day, 7 * by) : addMonths(day, by);

const labelOf = (span: CalendarSpan, day: string): string =>
  span === 'week' ? `Week of ${formatLongDay(weekOf(day)[0] ?? day)}` : formatMonthYear(day);

/** Period navigation and view switcher above a calendar. */
export function CalendarToolbar({
  span,
  day,
  today,
  addressOf,
}: Pick<CalendarConfig, 'span' | 'day' | 'today' | 'addressOf'>) {
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
export function Calendar(calendar: CalendarConfig) {
  const { span, day, today, entries, onMove } = calendar;
  const [entryToMove, setEntryToMove] = useState<CalendarEntry | null>(null);
  const label = labelOf(span, day);
  const [first, last] = getVisibleDays(span, day);
  const within = entries.filter((entry) => entry.day >= first && entry.day <= last);
  const move = (entry: CalendarEntry, to: Slot) => {
    const time = to.minutes === undefined ? '' : `, ${formatMinute(to.minutes.from)}`;
    announce(`${entry.title}: moved to ${formatLongDay(to.day)}${time}`);
    onMove(entry, to);
  };
  const shared = { ...calendar, entries: within, onMove: move, label, onAsk: setEntryToMove };
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
        <Agenda entries={within} today={today} onAsk={setEntryToMove} />
      </div>
      {entryToMove !== null && (
        <MoveEntry
          entry={entryToMove}
          onClose={() => setEntryToMove(null)}
          onMove={(to) => {
            setEntryToMove(null);
            const isSame =
              to.day === entryToMove.day &&
              to.minutes?.from === entryToMove.minutes?.from &&
              to.minutes?.to === entryToMove.minutes?.to;
            if (!isSame) move(entryToMove, to);
          }}
        />
      )}
    </div>
  );
}
