import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LIST_KEYS } from '../../list/keys.ts';
import { BesideLink } from '../BesideLink.tsx';
import styles from './Calendar.module.css';
import type { Entry } from './calendar.ts';

interface EntryLinkProps {
  readonly entry: Entry;
  readonly onAsk: (entry: Entry) => void;
}

/** Key handler for an entry's link: M opens the move dialog. */
export const movedByKey = (entry: Entry, onAsk: (entry: Entry) => void) => ({
  ...(entry.isMovable && { 'aria-keyshortcuts': LIST_KEYS.move.key }),
  onKeyDown(event: KeyboardEvent): void {
    if (event.key !== LIST_KEYS.move.key || !entry.isMovable || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    onAsk(entry);
  },
});

/** Text of an entry: time, kind, and title. */
export function EntryWords({ entry }: { readonly entry: Entry }) {
  return (
    <>
      {entry.time !== undefined && <span className={styles.time}>{entry.time} </span>}
      <span className={styles.kind}>{entry.kind}</span> {entry.title}
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
          <EntryWords entry={entry} />
        </p>
      ) : (
        <BesideLink to={to} draggable={false} {...movedByKey(entry, onAsk)}>
          <EntryWords entry={entry} />
        </BesideLink>
      )}
    </li>
  );
}
