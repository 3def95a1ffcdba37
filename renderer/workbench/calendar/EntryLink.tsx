import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import ui from '../../ui/theme/ui.module.css';
import { SidePanelLink } from '../SidePanelLink.tsx';
import styles from './Calendar.module.css';
import type { CalendarEntry } from './calendar.ts';

interface EntryLinkProps {
  readonly entry: CalendarEntry;
  readonly onAsk: (entry: CalendarEntry) => void;
}

/** Key handler for an entry's link: M opens the move dialog. */
export const handleMoveKey = (entry: CalendarEntry, onAsk: (entry: CalendarEntry) => void) => ({
  ...(entry.isMovable && { 'aria-keyshortcuts': LIST_KEYS.move.key }),
  onKeyDown(event: KeyboardEvent): void {
    if (event.key !== LIST_KEYS.move.key || !entry.isMovable || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    onAsk(entry);
  },
});

/** Text of an entry: time, kind, and title. */
export function EntryLabel({ entry }: { readonly entry: CalendarEntry }) {
  return (
    <>
      {entry.time !== undefined && <span className={styles.time}>{entry.time} </span>}
      <span className={ui.muted}>{entry.kind}</span> {entry.title}
      {entry.elsewhere !== undefined && <span className={styles.time}> {entry.elsewhere}</span>}
    </>
  );
}

/** A link to a calendar entry. Movable by pointer or with M. */
export function EntryLink({ entry, onAsk }: EntryLinkProps) {
  const box = useRef<HTMLLIElement>(null);
  const { id, isMovable, to } = entry;
  useEffect(() => {
    const element = box.current;
    if (element === null || !isMovable) return;
    return draggable({ element, getInitialData: () => ({ entry: id }) });
  }, [id, isMovable]);
  return (
    <li ref={box} className={styles.entry} data-movable={isMovable} data-busy={to === null}>
      {to === null ? (
        <p>
          <EntryLabel entry={entry} />
        </p>
      ) : (
        <SidePanelLink to={to} draggable={false} {...handleMoveKey(entry, onAsk)}>
          <EntryLabel entry={entry} />
        </SidePanelLink>
      )}
    </li>
  );
}
