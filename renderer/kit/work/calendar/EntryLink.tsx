import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './Calendar.module.css';
import type { Entry } from './calendar.ts';

interface EntryLinkProps {
  readonly entry: Entry;
  readonly onAsk: (entry: Entry) => void;
}

/** What stands on a day: a link to it. It goes to another day by the pointer, or by M. */
export function EntryLink({ entry, onAsk }: EntryLinkProps) {
  const box = useRef<HTMLLIElement>(null);
  const { id, isMovable, kind, title, to } = entry;
  useEffect(() => {
    const element = box.current;
    if (element === null || !isMovable) return;
    return draggable({ element, getInitialData: () => ({ entry: id }) });
  }, [id, isMovable]);
  return (
    <li ref={box} className={styles.entry} data-movable={isMovable}>
      <Link
        to={to}
        draggable={false}
        {...(isMovable && { 'aria-keyshortcuts': 'm' })}
        onKeyDown={(event) => {
          if (event.key !== 'm' || !isMovable || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onAsk(entry);
        }}
      >
        <span className={styles.kind}>{kind}</span> {title}
      </Link>
    </li>
  );
}
