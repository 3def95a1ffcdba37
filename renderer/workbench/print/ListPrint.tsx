import { useEffect, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { type Column, drawCell, isNumeric, writeCell } from '../list/columns.tsx';
import { type FetchPage, fetchAllPages } from '../list/fetchAllPages.ts';
import styles from './Print.module.css';
import { PrintDialog } from './PrintDialog.tsx';
import { PrintLayout } from './PrintLayout.tsx';

/** About 50 pages; longer lists should be exported. */
export const MAX_PRINTED_ROWS = 2_000;
/** Columns that fit in portrait orientation. */
const NARROW_COLUMNS = 5;

interface ListPrintProps<Row> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly ask: FetchPage<Row>;
  readonly onClose: () => void;
}

type Reading<Row> =
  | { readonly at: 'reading'; readonly count: number }
  | { readonly at: 'failed' }
  | { readonly at: 'read'; readonly rows: readonly Row[] };

/** Reads the filtered list page by page and prints it. */
export function ListPrint<Row extends { readonly id: string }>(props: ListPrintProps<Row>) {
  const { title, lines, columns, onClose } = props;
  const [fetchPage] = useState(() => props.ask);
  const [state, setState] = useState<Reading<Row>>({ at: 'reading', count: 0 });
  useEffect(() => {
    const stop = new AbortController();
    fetchAllPages(
      fetchPage,
      stop.signal,
      (count) => setState({ at: 'reading', count }),
      MAX_PRINTED_ROWS,
    ).then(
      (rows) => rows !== null && setState({ at: 'read', rows }),
      () => !stop.signal.aborted && setState({ at: 'failed' }),
    );
    return () => stop.abort();
  }, [fetchPage]);
  const isCut = state.at === 'read' && state.rows.length > MAX_PRINTED_ROWS;
  const cut = `Only the first ${formatNumber(MAX_PRINTED_ROWS)} are printed, in list order. Filter the list to print others, or export it to get all.`;
  return (
    <PrintDialog
      title={`Print ${title}`}
      onClose={onClose}
      paper={
        state.at === 'read' ? (
          <PrintLayout title={title} lines={lines} isWide={columns.length > NARROW_COLUMNS}>
            <Rows columns={columns} rows={state.rows.slice(0, MAX_PRINTED_ROWS)} />
            {isCut && <p className={styles.note}>{cut}</p>}
          </PrintLayout>
        ) : null
      }
    >
      <p role="status">
        {state.at === 'reading' && `Loading: ${formatNumber(state.count)} so far`}
        {state.at === 'read' && !isCut && `Printing ${formatPrintedRows(state.rows.length)}.`}
        {isCut && cut}
      </p>
      {state.at === 'failed' && (
        <p role="alert">Couldn't load all rows, so nothing was printed. Try again.</p>
      )}
    </PrintDialog>
  );
}

const formatPrintedRows = (count: number): string =>
  count === 1 ? '1 row' : `${formatNumber(count)} rows`;

function Rows<Row extends { readonly id: string }>({
  columns,
  rows,
}: {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={numberClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.id} scope="row">
                  {renderPrintCell(column, row)}
                </th>
              ) : (
                <td key={column.id} className={numberClass(column)}>
                  {renderPrintCell(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const numberClass = <Row,>({ type }: Column<Row>) => (isNumeric(type) ? styles.number : undefined);

/** States and links are printed as text. */
const renderPrintCell = <Row,>(column: Column<Row>, row: Row) =>
  column.type === 'state' || column.type === 'link'
    ? writeCell(column, row)
    : drawCell(column, row);
