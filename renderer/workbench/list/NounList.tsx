import { type ReactNode, useCallback, useMemo } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName as titleOf } from '#shared/records/row.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { type Filter, filterBy } from '../../ui/search/filters.ts';
import { useListRecordPeopleQuery, useRecordTags } from '../data/attachmentsApi.ts';
import {
  recordsApi,
  useCountRecordsQuery,
  useFindRecordsInfiniteQuery,
} from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import type { RecordSearch } from '../data/search.ts';
import { useLinkedNames } from '../data/useLinkedNames.ts';
import type { Options, OptionsOf } from './filters/options.ts';
import { formatRecordCount } from './formatRecordCount.ts';
import { GroupMenu } from './GroupMenu.tsx';
import { groupingFields } from './groups.ts';
import { NounBulk } from './NounBulk.tsx';
import { getNounColumns } from './nounColumns.ts';
import { sortsOf } from './order.ts';
import { rowFormatsOf } from './rowFormats.ts';
import { toServerFilters } from './serverFilters.ts';
import { useListSearch } from './useListSearch.ts';
import { useNounEdit } from './useNounEdit.ts';
import { useNounGroups } from './useNounGroups.tsx';
import type { Selection } from './useSelection.ts';
import type { BuiltInView } from './ViewTabs.tsx';
import { WorkList } from './WorkList.tsx';

/** What a record panel needs from its list. */
export interface SidePanelList {
  /** Data already loaded by the list. */
  readonly known: RecordRow | undefined;
  readonly ids: readonly string[];
  readonly go: (id: string) => void;
  readonly close: () => void;
}

interface NounListProps {
  readonly noun: Noun;
  readonly title?: string | undefined;
  /** Export file name; defaults to the noun's name. */
  readonly file?: string;
  /** Always applied and not shown as chips. */
  readonly filters?: readonly Filter[];
  readonly builtIn?: readonly BuiltInView[];
  /** Tabs for related lists, next to the views. */
  readonly besides?: ReactNode;
  /** Switches between list, board, and other modes. */
  readonly modes?: ReactNode;
  readonly tools?: ReactNode;
  readonly primary?: ReactNode;
  /** Handler for the C key. */
  readonly onCreate?: () => void;
  /** More bulk actions for the selected rows. */
  readonly bulk?: (rows: readonly RecordRow[], selection: Selection) => ReactNode;
  /** Decoration before each name, such as a photo. */
  readonly before?: (row: RecordRow) => ReactNode;
  readonly nothing: ReactNode;
  readonly panel?: (id: string, at: SidePanelList) => ReactNode;
}

const NO_FILTERS: readonly Filter[] = [];
const EXPORT_SIZE = 500;

/** Converts a search to server call parameters. */
export function searchOf(
  noun: Noun,
  searchTerm: string,
  filters: readonly Filter[],
  sort: string,
): RecordSearch {
  return {
    noun,
    ...(searchTerm !== '' && { words: searchTerm }),
    filters: toServerFilters(noun, filters),
    sort: sort.replace(/^-/, ''),
    isDescending: sort.startsWith('-'),
  };
}

/**
 * A complete list for any noun: columns, filters, inline editing, trash, and export come from the noun's definition.
 */
export function NounList(props: NounListProps) {
  const { noun, title, filters = NO_FILTERS, bulk, panel, onCreate, before } = props;
  const dispatch = useAppDispatch();
  const { data: people } = useListRecordPeopleQuery();
  const tags = useRecordTags(noun);
  const names = useMemo(() => new Map(people?.map(({ id, name }) => [id, name])), [people]);
  const fields = useMemo(() => noun.fields.map((field) => filterBy(field)), [noun]);
  const optionsOf = useMemo(() => optionsIn(noun, people ?? [], tags), [noun, people, tags]);
  const sorts = useMemo(() => sortsOf(getNounColumns(noun, () => undefined)), [noun]);
  const sortedBy = sorts.includes('created_at') ? '-created_at' : (sorts[0] ?? noun.title);
  const groups = useMemo(() => groupingFields(noun).map(({ name }) => name), [noun]);
  const searching = useListSearch({ fields, sorts, groups });
  const { search, open } = searching;
  const query = useMemo(
    () => searchOf(noun, search.words, [...filters, ...search.filters], search.sort ?? sortedBy),
    [noun, search, filters, sortedBy],
  );
  const group = search.group ?? null;
  const grouped = useNounGroups(noun, query, group);
  const rows = useFindRecordsInfiniteQuery(query, { skip: group !== null });
  const { data: count } = useCountRecordsQuery(query);
  const list = grouped?.list ?? rows;
  const pages = list.data?.pages;
  const shown = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const linked = useLinkedNames(noun, shown);
  const columns = useMemo(() => {
    const all = getNounColumns(noun, (id) => names.get(id) ?? linked.nameOf(id));
    if (before === undefined) return all;
    return all.map((column) => (column.id === noun.title ? { ...column, before } : column));
  }, [noun, names, linked, before]);
  const editable = useNounEdit(noun, people, tags);
  const readPage = useCallback(
    async (after: string | null) => {
      const page = await dispatch(
        recordsApi.endpoints.readRecords.initiate(
          { search: query, after, size: EXPORT_SIZE },
          { subscribe: false },
        ),
      ).unwrap();
      await linked.load(page.rows);
      return page;
    },
    [dispatch, query, linked],
  );
  return (
    <>
      {grouped?.feeds}
      <WorkList
        title={title}
        file={props.file ?? noun.many}
        kind={noun.kind}
        columns={columns}
        searching={searching}
        optionsOf={optionsOf}
        finds={`Search ${noun.many}`}
        sortedBy={sortedBy}
        list={list}
        {...(grouped && { groups: grouped.groups, onFold: grouped.onFold })}
        summary={formatRecordCount(noun, count)}
        nameOf={(row) => titleOf(noun, row)}
        editable={editable}
        {...(props.builtIn && { builtIn: props.builtIn })}
        besides={props.besides}
        modes={props.modes}
        tools={
          <>
            <GroupMenu noun={noun} searching={searching} />
            {props.tools}
          </>
        }
        primary={props.primary}
        onCreate={onCreate}
        readPage={readPage}
        formats={rowFormatsOf(noun)}
        bulk={(rows, selection) => (
          <>
            {bulk?.(rows, selection)}
            <NounBulk noun={noun} rows={rows} offers={editable.offers} onDone={selection.clear} />
          </>
        )}
        nothing={props.nothing}
        panel={panel !== undefined && open !== null ? (at) => panel(open, at) : undefined}
      />
    </>
  );
}

/** Filter options that only the records know. */
function optionsIn(
  noun: Noun,
  people: readonly { readonly id: string; readonly name: string }[],
  tags: readonly string[],
): OptionsOf {
  const ofPeople: Options = people.map(({ id, name }) => [id, name]);
  const ofTags: Options = tags.map((tag) => [tag, tag]);
  return Object.fromEntries(
    noun.fields.flatMap(({ name, type }) => {
      if (type === 'person') return [[name, ofPeople]];
      return type === 'tags' ? [[name, ofTags]] : [];
    }),
  );
}
