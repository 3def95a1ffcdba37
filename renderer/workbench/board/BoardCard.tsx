import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef, useState } from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import { SidePanelLink } from '../SidePanelLink.tsx';
import styles from './Board.module.css';
import type { CardText } from './board.ts';

interface BoardCardProps {
  readonly id: string;
  readonly words: CardText;
  readonly to: string;
  readonly isMoving: boolean;
  readonly start: number;
  readonly place: number;
  readonly count: number;
  readonly onMove: (id: string) => void;
}

/** A record in three lines. It can be dragged, or moved with M or its button. */
export function BoardCard(props: BoardCardProps) {
  const { id, words, to, isMoving, start, place, count, onMove } = props;
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    return draggable({
      element,
      canDrag: () => !isMoving,
      getInitialData: () => ({ card: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id, isMoving]);

  return (
    <li
      ref={card}
      className={styles.card}
      data-card={id}
      data-dragged={isDragged}
      aria-busy={isMoving}
      aria-setsize={count}
      aria-posinset={place}
      style={{ transform: `translateY(${start}px)` }}
    >
      <SidePanelLink
        to={to}
        draggable={false}
        className={styles.title}
        aria-keyshortcuts={LIST_KEYS.move.key}
      >
        {words.title}
      </SidePanelLink>
      <p className={styles.under} data-late={words.isLate}>
        {words.under}
      </p>
      <p className={styles.foot}>
        <span className={styles.figure}>{words.figure}</span>
        {words.note !== undefined && <span className={styles.note}>{words.note}</span>}
      </p>
      <button
        type="button"
        className={styles.move}
        tabIndex={-1}
        aria-label={`Move ${words.title} to…`}
        onClick={() => onMove(id)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
    </li>
  );
}
