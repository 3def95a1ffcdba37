import type { PointerEvent } from 'react';
import { SidePanelLink } from '../SidePanelLink.tsx';
import styles from './Calendar.module.css';
import { arrangeEntries, type CalendarEntry, MIN_ENTRY_MINUTES } from './calendar.ts';
import { EntryLabel, handleMoveKey } from './EntryLink.tsx';
import type { DragTarget } from './useTimeDrag.ts';

interface TimeBlocksProps {
  readonly day: string;
  readonly entries: readonly CalendarEntry[];
  readonly onAsk: (entry: CalendarEntry) => void;
  readonly begin: (event: PointerEvent<HTMLElement>, grip: DragTarget) => void;
}

/** Timed entries of a day, sized by duration. */
export function TimeBlocks({ day, entries, onAsk, begin }: TimeBlocksProps) {
  return (
    <ul aria-label={day}>
      {arrangeEntries(entries).map(({ entry, minutes, column, columns }) => (
        <li
          key={entry.id}
          className={styles.block}
          data-movable={entry.isMovable}
          data-busy={entry.to === null}
          style={{
            insetBlockStart: `${(minutes.from / 1440) * 100}%`,
            blockSize: `${(Math.max(minutes.to - minutes.from, MIN_ENTRY_MINUTES) / 1440) * 100}%`,
            insetInlineStart: `${(column / columns) * 100}%`,
            inlineSize: `${100 / columns}%`,
          }}
          onPointerDown={(event) => {
            event.stopPropagation();
            if (entry.isMovable) begin(event, { day, entry, part: 'whole' });
          }}
        >
          {entry.to === null ? (
            <p>
              <EntryLabel entry={entry} />
            </p>
          ) : (
            <SidePanelLink to={entry.to} draggable={false} {...handleMoveKey(entry, onAsk)}>
              <EntryLabel entry={entry} />
            </SidePanelLink>
          )}
          {entry.isMovable && entry.isSizable && (
            <span
              className={styles.grip}
              onPointerDown={(event) => {
                event.stopPropagation();
                begin(event, { day, entry, part: 'end' });
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
