import { type ReactNode, useMemo } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { NO_MORE_PAGES } from '../../ui/list/paging.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import type { QueryState } from '../../ui/state/Loaded.tsx';
import type { Column } from './columns.tsx';
import { countLoaded } from './countLoaded.ts';
import { filtersOf, searchRows, withSorts } from './localRows.ts';
import { sortsOf } from './order.ts';
import { useListSearch } from './useListSearch.ts';
import { WorkList } from './WorkList.tsx';

interface LocalListProps<Row extends { readonly id: string }> {
  readonly title?: string;
  /** Key for saved views and columns, and the export's file name. */
  readonly kind: string;
  /** What the rows are called: one and many. */
  readonly noun: readonly [one: string, many: string];
  readonly answer: QueryState<readonly Row[]>;
  readonly columns: readonly Column<Row>[];
  /** Column id, prefixed with `-` for descending. */
  readonly sortedBy: string;
  readonly nameOf: (row: Row) => string;
  /** Where a row leads; defaults to the record beside the list. */
  readonly linkOf?: (id: string) => string;
  /** Search param of the open record. */
  readonly openAs?: string;
  readonly tabs?: ReactNode;
  readonly primary?: ReactNode;
  readonly tools?: ReactNode;
  readonly above?: ReactNode;
  readonly onCreate?: () => void;
  /** Shown while there are no rows at all, with the first action. */
  readonly nothing: ReactNode;
  /** The open record. */
  readonly panel?: (
    row: Row,
    address: { readonly to: string; readonly closed: string },
  ) => ReactNode;
}

const NO_ROWS: readonly never[] = [];

/** A working list of rows that one call returns in full: search, filters, and order are applied in the browser. */
export function LocalList<Row extends { readonly id: string }>(props: LocalListProps<Row>) {
  const { kind, noun, answer, nameOf, sortedBy, nothing, openAs } = props;
  const columns = useMemo(() => withSorts(props.columns), [props.columns]);
  const all: readonly Row[] = answer.data ?? NO_ROWS;
  const fields = useMemo(() => filtersOf(columns, all), [columns, all]);
  const sorts = useMemo(() => sortsOf(columns), [columns]);
  const searching = useListSearch({ fields, sorts, ...(openAs !== undefined && { openAs }) });
  const { search } = searching;
  const rows = useMemo(
    () => searchRows(all, search, columns, sortedBy),
    [all, search, columns, sortedBy],
  );
  const data = useMemo(() => ({ pages: [{ rows }] }), [rows]);
  const list = {
    ...answer,
    ...NO_MORE_PAGES,
    isError: answer.error !== undefined,
    data: answer.data && data,
    currentData: answer.currentData && data,
  };
  const open = all.find(({ id }) => id === searching.open);
  return (
    <WorkList
      title={props.title}
      file={kind}
      kind={kind}
      columns={columns}
      searching={searching}
      finds={`Search ${noun[1]}`}
      sortedBy={sortedBy}
      list={list}
      summary={countLoaded(list, ...noun)}
      nameOf={nameOf}
      {...(props.linkOf && { linkOf: props.linkOf })}
      readPage={async () => ({ rows, next: null })}
      tabs={props.tabs}
      tools={props.tools}
      primary={props.primary}
      above={props.above}
      onCreate={props.onCreate}
      nothing={
        all.length > 0 ? (
          <EmptyState
            title={`No ${noun[1]} found`}
            action={<PlainButton onClick={searching.clear}>Clear filters</PlainButton>}
          >
            Nothing matches these filters.
          </EmptyState>
        ) : (
          nothing
        )
      }
      panel={
        open &&
        props.panel?.(open, { to: searching.addressOf(open.id), closed: searching.addressOf(null) })
      }
    />
  );
}
