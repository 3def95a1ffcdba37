import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import { TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Calendar.module.css';
import { type CalendarConfig, type CalendarEntry, groupByDay } from './calendar.ts';
import { formatLongDay, formatWeekday } from './days.ts';
import { EntryLink } from './EntryLink.tsx';

/** Entries shown per day in a month; the rest are counted and linked to the week. */
const SHOWN = 3;

interface DayGridProps extends CalendarConfig {
  readonly weeks: readonly (readonly string[])[];
  readonly label: string;
  readonly onAsk: (entry: CalendarEntry) => void;
}

/** A grid with weeks as rows and days as cells; each day is a drop target. */
export function DayGrid(props: DayGridProps) {
  const { weeks, label, entries } = props;
  const days = groupByDay(entries);
  return (
    <table className={styles.grid} aria-label={label}>
      <TableHead columns={weeks[0]?.map((day) => formatWeekday(day)) ?? []} />
      <tbody data-span={props.span}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} {...props} cell={day} here={days.get(day) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends DayGridProps {
  readonly cell: string;
  readonly here: readonly CalendarEntry[];
  /** Hides the day number, which is shown elsewhere. */
  readonly isPlain?: boolean;
}

/** A day with its entries; also a drop target. */
export function DayCell({
  cell,
  here,
  span,
  day,
  today,
  entries,
  onMove,
  onAsk,
  onCreate,
  addressOf,
  isPlain = false,
}: DayCellProps) {
  const box = useRef<HTMLTableCellElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useRef<(id: string) => void>(undefined);
  useEffect(() => {
    drop.current = (id) => {
      const entry = entries.find((one) => one.id === id);
      if (entry !== undefined && entry.day !== cell) onMove(entry, { day: cell });
    };
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.entry === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        drop.current?.(`${source.data.entry}`);
      },
    });
  }, []);
  const shown = span === 'month' ? here.slice(0, SHOWN) : here;
  const rest = here.length - shown.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: C does the same by keyboard.
    <td
      ref={box}
      onClick={(event) => {
        if (event.target !== event.currentTarget) return;
        const { left, right, top } = event.currentTarget.getBoundingClientRect();
        onCreate?.({ day: cell }, { left, right, top });
      }}
      className={styles.day}
      data-over={isOver}
      data-beside={span === 'month' && cell.slice(0, 7) !== day.slice(0, 7)}
    >
      {!isPlain && (
        <Link
          to={addressOf('week', cell)}
          className={styles.number}
          aria-current={cell === today ? 'date' : undefined}
          aria-label={formatLongDay(cell)}
        >
          {Number(cell.slice(8))}
        </Link>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <EntryLink key={entry.id} entry={entry} onAsk={onAsk} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link to={addressOf('week', cell)} className={ui.caption}>
          {`${rest} more`}
        </Link>
      )}
    </td>
  );
}
