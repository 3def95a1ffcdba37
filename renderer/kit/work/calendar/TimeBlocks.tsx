import type { PointerEvent } from 'react';
import { BesideLink } from '../BesideLink.tsx';
import styles from './Calendar.module.css';
import { type Entry, placed, SHORTEST } from './calendar.ts';
import { EntryWords, movedByKey } from './EntryLink.tsx';
import type { Grip } from './useTimeDrag.ts';

interface TimeBlocksProps {
  readonly day: string;
  readonly entries: readonly Entry[];
  readonly onAsk: (entry: Entry) => void;
  readonly begin: (event: PointerEvent<HTMLElement>, grip: Grip) => void;
}

/** Timed entries of a day, sized by duration. */
export function TimeBlocks({ day, entries, onAsk, begin }: TimeBlocksProps) {
  return (
    <ul aria-label={day}>
      {placed(entries).map(({ entry, minutes, column, columns }) => (
        <li
          key={entry.id}
          className={styles.block}
          data-movable={entry.isMovable}
          data-busy={entry.to === null}
          style={{
            insetBlockStart: `${(minutes.from / 1440) * 100}%`,
            blockSize: `${(Math.max(minutes.to - minutes.from, SHORTEST) / 1440) * 100}%`,
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
              <EntryWords entry={entry} />
            </p>
          ) : (
            <BesideLink to={entry.to} draggable={false} {...movedByKey(entry, onAsk)}>
              <EntryWords entry={entry} />
            </BesideLink>
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
