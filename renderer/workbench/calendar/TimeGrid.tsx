import { useEffect, useRef } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import styles from './Calendar.module.css';
import { type CalendarConfig, type CalendarEntry, formatMinute, groupByDay } from './calendar.ts';
import { DayCell } from './DayGrid.tsx';
import { formatLongDay, formatWeekday } from './days.ts';
import { TimeBlocks } from './TimeBlocks.tsx';
import { type DragPreview, useTimeDrag } from './useTimeDrag.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** First hour in view. */
const MORNING = 7;

interface TimeGridProps extends CalendarConfig {
  readonly days: readonly string[];
  readonly label: string;
  readonly onAsk: (entry: CalendarEntry) => void;
}

/** A week by hour: all-day entries on top, timed entries below. */
export function TimeGrid(props: TimeGridProps) {
  const { days, label, entries, today, onAsk, addressOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const here = groupByDay(entries);
  const { drawn, begin } = useTimeDrag(props);
  useEffect(() => {
    const box = scroller.current;
    if (box !== null) box.scrollTop = (box.scrollHeight * MORNING) / HOURS.length;
  }, []);
  const whole = entries.filter(({ minutes }) => minutes === undefined);
  return (
    <div>
      <table className={styles.grid} aria-label={label}>
        <thead>
          <tr>
            <td className={styles.gutter} />
            {days.map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day)}{' '}
                <Link
                  to={addressOf('agenda', day)}
                  className={styles.number}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={formatLongDay(day)}
                >
                  {Number(day.slice(8))}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-span="lane">
          <tr>
            <th scope="row" className={styles.gutter}>
              All day
            </th>
            {days.map((day) => (
              <DayCell
                key={day}
                {...props}
                entries={whole}
                weeks={[days]}
                cell={day}
                here={(here.get(day) ?? []).filter(({ minutes }) => minutes === undefined)}
                isPlain
              />
            ))}
          </tr>
        </tbody>
      </table>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too.
        tabIndex={0}
        aria-label={`${label}, by hour`}
      >
        <div className={styles.clock} aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour}>{hour === 0 ? '' : formatMinute(hour * 60).replace(':00', '')}</span>
          ))}
        </div>
        {days.map((day) => (
          <div
            key={day}
            className={styles.column}
            data-day={day}
            data-today={day === today}
            onPointerDown={(event) => begin(event, { day })}
          >
            <TimeBlocks day={day} entries={here.get(day) ?? []} onAsk={onAsk} begin={begin} />
            {drawn?.day === day && <Shadow drawn={drawn} />}
          </div>
        ))}
      </section>
    </div>
  );
}

function Shadow({ drawn: { minutes } }: { readonly drawn: DragPreview }) {
  return (
    <div
      className={styles.shadow}
      style={{
        insetBlockStart: `${(minutes.from / 1440) * 100}%`,
        blockSize: `${((minutes.to - minutes.from) / 1440) * 100}%`,
      }}
    >
      {formatMinute(minutes.from)} – {formatMinute(minutes.to)}
    </div>
  );
}
