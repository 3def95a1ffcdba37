import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { trimTrailing } from '#shared/format/trimTrailing.ts';
import { announce } from '../../ui/live/announce.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './Grid.module.css';
import {
  formatTotal,
  type GridColumn,
  type GridRow,
  getCellError,
  isEmptyRow,
  MAX_GRID_ROWS,
  parseTsv,
  pasteRows,
  setCell,
} from './gridRows.ts';

interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly onChange: (rows: readonly GridRow[]) => void;
  /** Button text, such as "Add unit type". */
  readonly addLabel: string;
  /** An error of the whole grid, such as shares that don't add up. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** Cells of at most this many characters get a narrow column. */
const SHORT_TEXT = 10;
const isShort = ({ type, longest }: GridColumn) =>
  type === 'text' && longest !== undefined && longest <= SHORT_TEXT;

/** Tables of at most this many columns fold on phones: a few lines per row instead of scrolling sideways. */
const MAX_FOLDED = 8;

/** Caret positions from which the arrow keys leave a cell. */
const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === 0;
const isAtEnd = ({ selectionStart, value }: HTMLInputElement) => selectionStart === value.length;

/**
 * A small table to type in or to paste from Excel into. The empty last row adds one. Arrow keys and Enter move between
 * cells; each cell is checked as it is typed, and columns can have totals.
 */
export function Grid({ label, columns, rows, onChange, addLabel, error, hint }: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const isFull = rows.length >= MAX_GRID_ROWS;
  const shown = isFull ? rows : [...rows, []];
  const errors = rows.flatMap((row, rowAt) =>
    isEmptyRow(row)
      ? []
      : columns.flatMap((column, at) => {
          const message = getCellError(column, row[at]);
          return message === undefined ? [] : [{ key: `${rowAt}:${at}`, rowAt, column, message }];
        }),
  );
  const invalid = new Set(errors.map(({ key }) => key));
  const [first] = errors;
  const firstError =
    first === undefined
      ? undefined
      : `Row ${first.rowAt + 1}, ${first.column.label}: ${first.message}`;
  const message = firstError ?? error;
  const hasTotals = rows.length > 0 && columns.some(({ isTotaled }) => isTotaled === true);

  function focusCell(row: number, column: number): boolean {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus();
    return cell != null;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const { key, currentTarget, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const to =
      key === 'ArrowDown' || key === 'Enter'
        ? [row + 1, column]
        : key === 'ArrowUp'
          ? [row - 1, column]
          : key === 'ArrowLeft' && isAtStart(currentTarget)
            ? [row, column - 1]
            : key === 'ArrowRight' && isAtEnd(currentTarget)
              ? [row, column + 1]
              : null;
    if (to === null) return;
    const hasMoved = focusCell(to[0] ?? 0, to[1] ?? 0);
    if (hasMoved || key === 'Enter') event.preventDefault();
  }
  function onPaste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(trimTrailing(text, '\r\n'))) return;
    event.preventDefault();
    const next = pasteRows(rows, parseTsv(text), { row, column }, columns);
    onChange(next);
    announce(`${next.length} ${next.length === 1 ? 'row' : 'rows'} in ${label}`);
  }
  function remove(at: number) {
    onChange(rows.toSpliced(at, 1));
    announce('Row removed');
    focusCell(at, 0);
  }
  return (
    <fieldset className={styles.field} aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={ui.caption}>
          {hint}
        </p>
      )}
      <div className={ui.scroll}>
        <table
          ref={table}
          className={styles.grid}
          data-folds={columns.length <= MAX_FOLDED}
          aria-label={label}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-type={column.type}>
                  {column.label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((row, rowAt) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its cells are what is typed.
              <tr key={rowAt}>
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    data-label={column.label}
                    data-is-long={column.type === 'text' && !isShort(column)}
                  >
                    <input
                      type="text"
                      autoComplete="off"
                      inputMode={column.type === 'text' ? 'text' : 'decimal'}
                      data-cell={`${rowAt}:${at}`}
                      data-type={column.type}
                      data-is-short={isShort(column)}
                      aria-label={`${column.label}, row ${rowAt + 1}`}
                      aria-invalid={invalid.has(`${rowAt}:${at}`) || undefined}
                      aria-describedby={invalid.has(`${rowAt}:${at}`) ? `${id}-error` : undefined}
                      placeholder={rowAt === rows.length ? column.placeholder : undefined}
                      value={row[at] ?? ''}
                      onChange={({ target }) =>
                        onChange(
                          setCell(rows, { row: rowAt, column: at }, target.value, columns.length),
                        )
                      }
                      onKeyDown={(event) => onKeyDown(event, rowAt, at)}
                      onPaste={(event) => onPaste(event, rowAt, at)}
                    />
                  </td>
                ))}
                <td>
                  {rowAt < rows.length && (
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={`Remove row ${rowAt + 1}`}
                      onClick={() => remove(rowAt)}
                    >
                      <SmallCross />
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          {hasTotals && (
            <tfoot>
              <tr>
                {columns.map((column, at) => (
                  <td key={column.id} data-type={column.type}>
                    {column.isTotaled === true
                      ? formatTotal(column, at, rows)
                      : at === 0
                        ? 'Total'
                        : ''}
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {message !== undefined && (
        <p id={`${id}-error`} role="status" className={ui.error}>
          {message}
        </p>
      )}
      {!isFull && (
        <div>
          <Button size="small" variant="minimal" onClick={() => focusCell(rows.length, 0)}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
