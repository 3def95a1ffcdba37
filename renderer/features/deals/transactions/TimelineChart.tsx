import type { CSSProperties } from 'react';
import {
  type CriticalPath,
  daysBetween,
  LANES,
} from '#shared/deals/transactions/closing-timeline.ts';
import { addDays, type Day } from '#shared/deals/transactions/dates.ts';
import { formatMonth } from '#shared/format/date.ts';
import ui from '../../../ui/theme/ui.module.css';
import { formatCalendarDay } from './formatCalendarDay.ts';
import drawing from './TimelineChart.module.css';
import type { TransactionDate } from './transactionsApi.ts';

interface PathDrawingProps {
  readonly dates: readonly TransactionDate[];
  readonly critical: CriticalPath;
  readonly today: Day;
}

const dayIn = ({ done_on, due_on }: TransactionDate): Day | null => done_on ?? due_on;

/** Timeline of the path by month: a bar from each date's dependency to the date, with critical ones in ink. */
export function TimelineChart({ dates, critical, today }: PathDrawingProps) {
  const known = dates.filter((date) => dayIn(date) !== null);
  if (known.length < 2) return null;
  const days = known.flatMap((date) => dayIn(date) ?? []).toSorted();
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const whole = Math.max(1, daysBetween(first, last));
  const at = (day: Day) => (daysBetween(first, day) / whole) * 100;
  const startOf = (date: TransactionDate): Day => {
    const before = date.follows.flatMap((key) => {
      const one = known.find((other) => other.key === key);
      return (one && dayIn(one)) ?? [];
    });
    return before.toSorted().at(-1) ?? dayIn(date) ?? first;
  };
  return (
    <figure className={drawing.path} aria-label="Closing path timeline">
      <div className={drawing.months} aria-hidden="true">
        {monthsBetween(first, last).map((day) => (
          <span key={day} style={placeOf(at(day))}>
            {day.slice(5, 7) === '01' ? day.slice(0, 4) : shortMonth(day)}
          </span>
        ))}
      </div>
      {LANES.map((lane) => {
        const rows = known.filter((date) => date.lane === lane.value);
        return rows.length === 0 ? null : (
          <div key={lane.value} className={drawing.lane}>
            <span className={ui.caption}>{lane.label}</span>
            <div className={drawing.rows}>
              {rows.map((date) => {
                const day = dayIn(date) ?? first;
                const from = Math.max(0, Math.min(at(startOf(date)), at(day)));
                return (
                  <div
                    key={date.key}
                    className={drawing.row}
                    title={`${date.label}: ${formatCalendarDay(day)}`}
                  >
                    <span
                      className={drawing.bar}
                      data-critical={critical.chain.includes(date.key)}
                      data-done={date.done_on !== null}
                      style={{ insetInlineStart: `${from}%`, inlineSize: `${at(day) - from}%` }}
                    />
                    <span
                      className={drawing.dot}
                      data-critical={critical.chain.includes(date.key)}
                      data-done={date.done_on !== null}
                      style={placeOf(at(day))}
                    />
                  </div>
                );
              })}
            </div>
          </div>
        );
      })}
      {today >= first && today <= last && (
        <div className={drawing.overlay} aria-hidden="true">
          <span className={drawing.today} style={placeOf(at(today))} />
        </div>
      )}
    </figure>
  );
}

const shortMonth = (day: Day): string => formatMonth(new Date(`${day}T00:00`)).slice(0, 3);
const placeOf = (percent: number): CSSProperties => ({ insetInlineStart: `${percent}%` });

/** First days of months, as many as fit. */
function monthsBetween(first: Day, last: Day): readonly Day[] {
  const months: Day[] = [];
  for (let day = `${first.slice(0, 7)}-01`; day <= last; ) {
    if (day >= first) months.push(day);
    day = `${addDays(day, 32).slice(0, 7)}-01`;
  }
  const every = Math.ceil(months.length / 6);
  return months.filter((_day, i) => i % every === 0);
}
