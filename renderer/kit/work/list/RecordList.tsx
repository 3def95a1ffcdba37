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
import { LIST_KEYS } from '../../list/keys.ts';
import { type RowActs, useRowKeys } from '../../list/useRowKeys.ts';
import { GroupLine, MoreLine } from './GroupLine.tsx';
import { linesOf, type RowGroup } from './groups.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow, LoadingRow } from './ListRow.tsx';
import type { Place } from './places.ts';
import styles from './RecordList.module.css';
import { type Editable, useCellEdit } from './useCellEdit.ts';
import type { ListView, Placed } from './useListView.ts';
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
  /** Of each row, in the same order. */
  readonly ids?: readonly string[];
  readonly view: ListView<Row>;
  readonly nameOf: (row: Row) => string;
  readonly linkOf: (id: string) => string;
  readonly selection: Selection;
  readonly sort: ListSort;
  /** The record that is open beside the list. */
  readonly open?: string | null;
  /** Cells that one types in. */
  readonly editable?: Editable<Row> | undefined;
  /** The rows in groups; each row belongs to the next of them that is not folded. */
  readonly groups?: readonly RowGroup[] | undefined;
  readonly onFold?: ((key: string) => void) | undefined;
  /** What else keys do to the row in which one stands. */
  readonly keys?: RowActs;
  /** Where the list is to be once its rows are there. */
  readonly place?: Place | null;
}

/** The tracks of a row: what nobody set takes its part of what is left. */
const tracksOf = <Row,>(shown: readonly Placed<Row>[]): string =>
  shown
    .map(({ column, width }) =>
      width === null ? `minmax(${column.width}rem, ${column.width}fr)` : `${width}rem`,
    )
    .join(' ');

/**
 * Many rows of one kind, of which those in view are drawn, while the page scrolls. Head and names stay in sight;
 * J and K go through the rows, Enter opens one, X selects it. On a phone each row is a card of two lines.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { rows, ids = NO_IDS, view, nameOf, linkOf, selection, sort } = props;
  const { open = null, editable, keys, groups, onFold = () => undefined, place = null } = props;
  const list = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [rem] = useState(remInPixels);
  const rowHeight = useRowHeight(view.isDense, rem);
  const grouped = useMemo(() => groups && linesOf(groups, ids), [groups, ids]);
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
  const waiting = SKELETONS.length + Math.floor((place?.top ?? 0) / rowHeight);
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
            rows === undefined ? Math.max(waiting, place?.rows ?? 0) * rowHeight : inView.height,
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
                start={(waiting - SKELETONS.length + index) * rowHeight}
              />
            ))
          : inView.rows.map(({ index, start }) => {
              const line = grouped === undefined ? { row: index } : grouped.lines[index];
              if (line === undefined) return null;
              if ('group' in line) {
                const { key } = line.group;
                const at = { group: line.group, start, index };
                return <GroupLine key={`group ${key}`} {...at} onFold={onFold} />;
              }
              if ('more' in line) {
                const at = { group: line.more, start, index };
                return <MoreLine key={`more ${line.more.key}`} {...at} />;
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

/** Whether columns of so many rem are wider than the list: names that stick cost each frame something. */
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
 * The one row of a list in which Tab stops: where the focus was, else the one that is open, else the first in view. J
 * and K go on from there, and Tab to what is behind the list, however long that is.
 */
function useTabStop(
  drawn: readonly { readonly index: number }[],
  keys: readonly string[],
  open: string | null,
) {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) setFocused(id);
  }, []);
  const rows = drawn.map(({ index }) => keys[index] ?? '');
  const isAtStart = drawn[0]?.index === 0;
  const first = rows.find((key, at) => !key.includes(' ') && (isAtStart || at >= OVERSCAN));
  const stop = [focused, open].find((id) => id !== null && rows.includes(id)) ?? first ?? null;
  return { stop, onFocus };
}
