import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { usePersistedValue } from '../../session/persisted/usePersistedValue.ts';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import type { Paging } from '../../ui/list/paging.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { Loaded, type QueryState } from '../../ui/state/Loaded.tsx';
import { FOCUS_RECORD_STATE } from '../focusRecord.ts';
import { useListPrint } from '../print/useListPrint.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { Column } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { FetchPage } from './fetchAllPages.ts';
import type { OptionsOf } from './filters/options.ts';
import type { RowGroup } from './groups.ts';
import { ListHeader } from './ListHeader.tsx';
import { sortChoices } from './order.ts';
import { RecordList } from './RecordList.tsx';
import type { RowFormat } from './rowFormats.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Editable } from './useCellEdit.ts';
import { useListKeys } from './useListKeys.ts';
import { useListScrollRestoration } from './useListScrollRestoration.ts';
import type { ListSearching } from './useListSearch.ts';
import { useListView } from './useListView.ts';
import { useSavedViews } from './useSavedViews.ts';
import { type Selection, useSelection } from './useSelection.ts';
import { type BuiltInView, ViewTabs } from './ViewTabs.tsx';
import styles from './WorkList.module.css';

/** Result of an infinite query. */
interface RowPages<Row>
  extends QueryState<{ readonly pages: readonly PageOfRows<Row>[] }>,
    Paging {}
interface PageOfRows<Row> {
  readonly rows: readonly Row[];
}

const EVERYTHING: readonly BuiltInView[] = [{ name: 'All', search: {} }];

/** What a record panel needs from its list. */
interface At<Row> {
  readonly known: Row | undefined;
  readonly ids: readonly string[];
  readonly go: (id: string) => void;
  readonly close: () => void;
}

interface WorkListProps<Row extends { readonly id: string }> {
  /** Title for the header and assistive technology, if it isn't the route's name. */
  readonly title?: string | undefined;
  /** Export file name. */
  readonly file: string;
  /** Key for saved views and each user's columns. */
  readonly kind: string;
  readonly columns: readonly Column<Row>[];
  readonly searching: ListSearching;
  readonly optionsOf?: OptionsOf;
  /** Search placeholder. */
  readonly finds?: string;
  readonly sortedBy: string;
  readonly list: RowPages<Row>;
  /** Count as text; empty until known. */
  readonly summary: string;
  readonly nameOf: (row: Row) => string;
  readonly linkOf?: (id: string) => string;
  /** Predefined views; defaults to one of everything. */
  readonly builtIn?: readonly BuiltInView[];
  /** More tabs with their own URLs. */
  readonly besides?: ReactNode;
  /** Replaces all these tabs if the list is itself shown beside another. */
  readonly tabs?: ReactNode;
  /** Switches between list, board, and other modes. */
  readonly modes?: ReactNode;
  readonly tools?: ReactNode;
  readonly primary?: ReactNode;
  /** Loads a page for export. */
  readonly readPage?: FetchPage<Row>;
  /** File formats beside CSV and Excel. */
  readonly formats?: readonly RowFormat<Row>[];
  /** Notifies the server before rows are exported or printed. */
  readonly onTakeAway?: () => Promise<unknown>;
  /** Bulk actions for the selected rows. */
  readonly bulk?: (rows: readonly Row[], selection: Selection) => ReactNode;
  /** Row groups and the collapse handler. */
  readonly groups?: readonly RowGroup[];
  readonly onFold?: (key: string) => void;
  /** Content between header and rows. */
  readonly above?: ReactNode;
  readonly nothing: ReactNode;
  /** Inline-editable cells. */
  readonly editable?: Editable<Row>;
  /** Handler for the C key. */
  readonly onCreate?: (() => void) | undefined;
  /** The open record: over the list, or beside it if given as a function of the list. */
  readonly panel?: ReactNode | ((at: At<Row>) => ReactNode);
}

/** A complete working list: header, rows, bulk actions, and a record panel. */
export function WorkList<Row extends { readonly id: string }>(props: WorkListProps<Row>) {
  const { file, kind, columns, searching, list, nameOf, sortedBy } = props;
  const title = useTitle(props.title);
  const { linkOf = searching.addressOf, bulk, nothing } = props;
  const { data, currentData, isFetching } = list;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const place = useListScrollRestoration(list, currentData === data ? rows.length : 0);
  const views = useSavedViews(kind, searching);
  const saved = views.saved.find(({ id }) => id === searching.view);
  const arranged = usePersistedValue('list', saved === undefined ? kind : `${kind}:${saved.id}`);
  const view = useListView(columns, arranged, saved?.columns);
  const selection = useSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const { onTakeAway } = props;
  const withTakeAwayNotice =
    (fetchPage: FetchPage<Row>): FetchPage<Row> =>
    async (after) => {
      if (after === null) await onTakeAway?.();
      return fetchPage(after);
    };
  const readPage = props.readPage && withTakeAwayNotice(props.readPage);
  const fetchSelected = withTakeAwayNotice(async () => ({ rows: chosen, next: null }));
  const shownColumns = view.shown.map(({ column }) => column);
  const listPrint = useListPrint({
    title,
    columns: shownColumns,
    sorts: sortChoices(columns),
    searching,
    optionsOf: props.optionsOf,
    sortedBy,
  });
  const navigate = useNavigate();
  const go = (id: string | null, state?: typeof FOCUS_RECORD_STATE) =>
    void navigate(id === null ? searching.addressOf(null) : linkOf(id), {
      preventScrollReset: true,
      state,
    });
  const keys = { [LIST_KEYS.look.key]: (id: string) => go(id) };
  useListKeys({ onCreate: props.onCreate });
  const beside =
    typeof props.panel === 'function'
      ? props.panel({
          known: rows.find(({ id }) => id === searching.open),
          ids,
          go: (id) => go(id, FOCUS_RECORD_STATE),
          close: () => go(null),
        })
      : null;
  const shared = {
    view,
    nameOf,
    linkOf,
    selection,
    open: searching.open,
    editable: props.editable,
    groups: props.groups,
    onFold: props.onFold,
    keys,
    place,
    sort: {
      by: searching.search.sort ?? sortedBy,
      onSort: (sort: string) => searching.change({ sort }),
    },
  };
  return (
    <div className={styles.work} data-beside={beside !== null}>
      <section aria-label={title} aria-busy={isFetching} className={styles.list}>
        <ListHeader
          title={title}
          tabs={props.tabs}
          views={
            <ViewTabs
              searching={searching}
              builtIn={props.builtIn ?? EVERYTHING}
              views={views}
              columns={view.kept}
            >
              {props.besides}
            </ViewTabs>
          }
          summary={props.summary}
          searching={searching}
          optionsOf={props.optionsOf}
          finds={props.finds}
          sorts={sortChoices(columns)}
          sortedBy={sortedBy}
          modes={props.modes}
          tools={
            <>
              <ColumnsButton view={view} />
              {readPage !== undefined && (
                <ExportButton
                  name={file}
                  columns={shownColumns}
                  ask={readPage}
                  formats={props.formats}
                  print={listPrint.entry(props.summary, readPage)}
                />
              )}
              {props.tools}
            </>
          }
          primary={props.primary}
        />
        {props.above}
        <Loaded answer={list} keepsLast waiting={<RecordList rows={undefined} {...shared} />}>
          {() =>
            place !== null ? (
              <RecordList rows={undefined} {...shared} />
            ) : rows.length === 0 && (props.groups ?? []).length === 0 ? (
              <div className={styles.nothing}>{nothing}</div>
            ) : (
              <>
                <RecordList rows={rows} ids={ids} {...shared} />
                <div className={styles.more}>
                  <LoadMore list={list} />
                </div>
              </>
            )
          }
        </Loaded>
        <SelectionBar selection={selection}>
          {bulk?.(chosen, selection)}
          <ExportButton
            label="Export selected"
            name={file}
            columns={shownColumns}
            ask={fetchSelected}
            formats={props.formats}
            print={listPrint.entry(`${formatNumber(chosen.length)} selected`, fetchSelected)}
          />
        </SelectionBar>
        {listPrint.dialog}
      </section>
      {beside ?? (typeof props.panel === 'function' ? null : props.panel)}
    </div>
  );
}
