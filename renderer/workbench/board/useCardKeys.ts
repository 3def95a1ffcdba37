import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';

const FIELDS = 'input, textarea, select, [contenteditable], dialog, form';

interface ColumnRows<Row> {
  readonly rows: readonly Row[];
  readonly show: (index: number) => void;
}

interface CardKeys<Row> {
  readonly board: RefObject<HTMLElement | null>;
  readonly columns: readonly string[];
  readonly idOf: (row: Row) => string;
  readonly onMove: (row: Row) => void;
  /** Phones show one column at a time. */
  readonly onColumn: (column: string) => void;
}

/** Arrows move between cards and columns, J and K work as in every list, and M moves a card. */
export function useCardKeys<Row>({ board, columns, idOf, onMove, onColumn }: CardKeys<Row>) {
  const columnRows = useRef(new Map<string, ColumnRows<Row>>());
  const pendingFocusId = useRef<string | null>(null);
  const held = useRef<string | null>(null);

  /** A card re-rendered in its new place loses focus; focus is restored before the next key. */
  const focusPending = useCallback(() => {
    const isLost = held.current !== null && document.activeElement === document.body;
    const id = pendingFocusId.current ?? (isLost ? held.current : null);
    if (id === null) return;
    const link = board.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(id)}"] a[href]`,
    );
    if (link === null || link === undefined) return;
    pendingFocusId.current = null;
    held.current = id;
    link.focus();
    link.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [board]);
  useLayoutEffect(focusPending);
  useEffect(() => {
    const letGo = ({ type, target }: Event) => {
      const card = (target as Element).closest<HTMLElement>('[data-card]')?.dataset.card;
      if (type === 'pointerdown' || card !== held.current) held.current = null;
    };
    document.addEventListener('focusin', letGo);
    document.addEventListener('pointerdown', letGo);
    return () => {
      document.removeEventListener('focusin', letGo);
      document.removeEventListener('pointerdown', letGo);
    };
  }, []);

  /** Focuses the card once it is rendered in its new place. */
  const focusCard = useCallback((id: string) => {
    pendingFocusId.current = id;
  }, []);

  const onRows = useCallback(
    (column: string, rows: readonly Row[], show: (index: number) => void) => {
      columnRows.current.set(column, { rows, show });
      focusPending();
    },
    [focusPending],
  );

  const goTo = (column: string, index: number): boolean => {
    const there = columnRows.current.get(column);
    const row = there?.rows[index];
    if (there === undefined || row === undefined) return false;
    there.show(index);
    onColumn(column);
    pendingFocusId.current = idOf(row);
    requestAnimationFrame(focusPending);
    return true;
  };

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(FIELDS) !== null) return;
    const id = target.closest<HTMLElement>('[data-card]')?.dataset.card;
    const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    const rows = column === undefined ? undefined : columnRows.current.get(column)?.rows;
    if (id === undefined || column === undefined || rows === undefined) return;
    const index = rows.findIndex((row) => idOf(row) === id);
    const row = rows[index];
    if (row === undefined) return;
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'ArrowDown' || event.key === LIST_KEYS.next.key) goTo(column, index + 1);
    else if (event.key === 'ArrowUp' || event.key === LIST_KEYS.before.key) goTo(column, index - 1);
    else if (event.key === 'Home') goTo(column, 0);
    else if (event.key === 'End') goTo(column, rows.length - 1);
    else if (event.key === LIST_KEYS.move.key) onMove(row);
    else if (sideways !== undefined) {
      const order = sideways > 0 ? columns : columns.toReversed();
      order.slice(order.indexOf(column) + 1).some((next) => {
        const there = columnRows.current.get(next)?.rows.length ?? 0;
        return there > 0 && goTo(next, Math.min(index, there - 1));
      });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onKeyDown, onRows, focusCard };
}
