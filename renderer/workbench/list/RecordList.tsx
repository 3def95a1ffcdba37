import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import { type RowActions, useRowKeys } from '../../ui/list/useRowKeys.ts';
import { GroupHeaderRow, LoadMoreRow } from './GroupHeaderRow.tsx';
import { buildGroupLines, type RowGroup } from './groups.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow, LoadingRow } from './ListRow.tsx';
import styles from './RecordList.module.css';
import type { ScrollPosition } from './scrollPositions.ts';
import { type Editable, useCellEdit } from './useCellEdit.ts';
import type { ListView, PlacedColumn } from './useListView.ts';
import { remInPixels, useRowHeight } from './useRowHeight.ts';
import { OVERSCAN, useRowsInView } from './useRowsInView.ts';
import type { Selection } from './useSelection.ts';

const SKELETONS = Array.from({ length: 18 }, (_, index) => index);
const NO_IDS: readonly string[] = [];

export interface ListSort {
  readonly by: string;
  readonly onSort: (by: string) => void;
}

interface RecordListProps<Row> {
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** IDs of the rows, in the same order. */
  readonly ids?: readonly string[];
  readonly view: ListView<Row>;
  readonly nameOf: (row: Row) => string;
  readonly linkOf: (id: string) => string;
  readonly selection: Selection;
  readonly sort: ListSort;
  /** ID of the record open beside the list. */
  readonly open?: string | null;
  /** Inline-editable cells. */
  readonly editable?: Editable<Row> | undefined;
  /** Row groups; each row belongs to the next expanded group. */
  readonly groups?: readonly RowGroup[] | undefined;
  readonly onFold?: ((key: string) => void) | undefined;
  /** More keyboard actions for the focused row. */
  readonly keys?: RowActions;
  /** Scroll position to restore once rows are loaded. */
  readonly place?: ScrollPosition | null;
}

/** Grid tracks of a row; columns without a set width share the remaining space. */
const tracksOf = <Row,>(shown: readonly PlacedColumn<Row>[]): string =>
  shown
    .map(({ column, width }) =>
      width === null ? `minmax(${column.width}rem, ${column.width}fr)` : `${width}rem`,
    )
    .join(' ');

/**
 * A virtualized list that scrolls with the page. Header and names are sticky. J and K move between rows, Enter opens,
 * X selects. On phones each row is a two-line card.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { rows, ids = NO_IDS, view, nameOf, linkOf, selection, sort } = props;
  const { open = null, editable, keys, groups, onFold = () => undefined, place = null } = props;
  const list = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [rem] = useState(remInPixels);
  const rowHeight = useRowHeight(view.isDense, rem);
  const grouped = useMemo(() => groups && buildGroupLines(groups, ids), [groups, ids]);
  const inView = useRowsInView(body, grouped?.keys ?? ids, rowHeight);
  const shown = view.shown;
  const columns = useMemo(() => shown.map(({ column }) => column), [shown]);
  const { stop, onFocus } = useTabStop(inView.rows, grouped?.keys ?? ids, open);
  const { cell, edit } = useCellEdit(list, columns, editable);
  useRowKeys(list, {
    [LIST_KEYS.select.key]: selection.toggle,
    ...(edit !== undefined && { [LIST_KEYS.edit.key]: (id: string) => edit.begin(id, null) }),
    ...keys,
  });
  const width = shown.reduce((sum, { column, width: set }) => sum + (set ?? column.width), 0);
  const isOver = useOverflow(body, width, rem);
  const skeletonCount = SKELETONS.length + Math.floor((place?.top ?? 0) / rowHeight);
  const layout = {
    '--tracks': tracksOf(shown),
    '--list-width': `${width}rem`,
    '--row-height': `${rowHeight}px`,
  } as CSSProperties;

  return (
    <table
      ref={list}
      className={styles.list}
      data-over={isOver}
      style={layout}
      aria-rowcount={rows === undefined ? -1 : (grouped?.lines ?? rows).length + 1}
    >
      <ListHead ref={head} view={view} selection={selection} count={ids.length} sort={sort} />
      <tbody
        ref={body}
        onFocus={onFocus}
        style={{
          blockSize:
            rows === undefined
              ? Math.max(skeletonCount, place?.rows ?? 0) * rowHeight
              : inView.height,
        }}
        onScroll={({ currentTarget }) => {
          if (head.current !== null) head.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        {rows === undefined
          ? SKELETONS.map((index) => (
              <LoadingRow
                key={index}
                columns={columns}
                start={(skeletonCount - SKELETONS.length + index) * rowHeight}
              />
            ))
          : inView.rows.map(({ index, start }) => {
              const line = grouped === undefined ? { row: index } : grouped.lines[index];
              if (line === undefined) return null;
              if ('group' in line) {
                const { key } = line.group;
                const at = { group: line.group, start, index };
                return <GroupHeaderRow key={`group ${key}`} {...at} onFold={onFold} />;
              }
              if ('more' in line) {
                const at = { group: line.more, start, index };
                return <LoadMoreRow key={`more ${line.more.key}`} {...at} />;
              }
              const [row, id] = [rows[line.row], ids[line.row]];
              return row === undefined || id === undefined ? null : (
                <ListRow
                  key={id}
                  id={id}
                  row={row}
                  name={nameOf(row)}
                  to={linkOf(id)}
                  columns={columns}
                  index={index}
                  start={start}
                  isSelected={selection.ids.has(id)}
                  isOpen={id === open}
                  isStop={id === stop}
                  edit={edit}
                  editing={cell?.id === id ? cell.column : null}
                  onToggle={selection.toggle}
                />
              );
            })}
      </tbody>
    </table>
  );
}

/** True if the columns are wider than the list; sticky names cost render time and are enabled only then. */
function useOverflow(body: RefObject<HTMLElement | null>, rem: number, pixels: number) {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return;
    const measure = () => setOver(element.clientWidth < rem * pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body, rem, pixels]);
  return isOver;
}

/**
 * The single tab stop of a list: the last focused row, else the open one, else the first in view. J and K continue
 * from it; Tab leaves the list.
 */
function useTabStop(
  virtualItems: readonly { readonly index: number }[],
  keys: readonly string[],
  open: string | null,
) {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) setFocused(id);
  }, []);
  const rows = virtualItems.map(({ index }) => keys[index] ?? '');
  const isAtStart = virtualItems[0]?.index === 0;
  const first = rows.find((key, at) => !key.includes(' ') && (isAtStart || at >= OVERSCAN));
  const stop = [focused, open].find((id) => id !== null && rows.includes(id)) ?? first ?? null;
  return { stop, onFocus };
}
