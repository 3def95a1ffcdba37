import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { useAccount } from '../../session/account/index.ts';
import { userStorageKey } from '../../session/auth/index.ts';
import { NO_MORE_PAGES } from '../../ui/list/paging.ts';
import { useGroupRecordsQuery } from '../data/groupsApi.ts';
import { useFindRecordsInfiniteQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import type { RecordSearch } from '../data/search.ts';
import {
  areGroupsComplete,
  getGroupFigures,
  getGroupFilter,
  getGroupLabel,
  orderGroups,
  type RowGroup,
} from './groups.ts';
import { useStoredSet } from './useStoredSet.ts';

/** Loaded data of one group. */
interface Fed {
  readonly rows: readonly RecordRow[];
  readonly isComing: boolean;
  readonly onMore: (() => void) | null;
}

const NOTHING: Fed = { rows: [], isComing: true, onMore: null };

/**
 * Groups a noun's list by a field: counts and sums from the server, and paged rows of each expanded group. Collapsed
 * groups are saved per user. Null if the list isn't grouped.
 */
export function useNounGroups(noun: Noun, search: RecordSearch, by: string | null) {
  const field = fieldOf(noun, by ?? '');
  const sum = noun.board?.sum;
  const query = useGroupRecordsQuery(
    { ...search, by: by ?? '', ...(sum !== undefined && { sum }) },
    { skip: field === undefined },
  );
  const { account } = useAccount();
  const folded = useStoredSet(
    userStorageKey(account?.profile.id ?? '', `folded:${noun.kind}:${by ?? ''}`),
  );
  const [fed, setFed] = useState<ReadonlyMap<string, Fed>>(new Map());
  const feed = useCallback(
    (key: string, one: Fed | null) =>
      setFed((before) => {
        const next = new Map(before);
        if (one === null) next.delete(key);
        else next.set(key, one);
        return next;
      }),
    [],
  );
  const { data } = query;
  const found = useMemo(
    () => (field === undefined || data === undefined ? [] : orderGroups(field, data)),
    [field, data],
  );
  const groups = useMemo(
    () =>
      found.map((group): RowGroup => {
        const key = group.value ?? '';
        const { rows, onMore } = fed.get(key) ?? NOTHING;
        const isFolded = folded.has(key);
        return {
          key,
          label: field === undefined ? '' : getGroupLabel(field, group.value),
          ...getGroupFigures(noun, group, areGroupsComplete(found)),
          isFolded,
          shown: isFolded ? 0 : rows.length,
          onMore: isFolded ? null : onMore,
        };
      }),
    [noun, field, found, fed, folded],
  );
  const rows = useMemo(
    () => groups.flatMap(({ key, isFolded }) => (isFolded ? [] : (fed.get(key) ?? NOTHING).rows)),
    [groups, fed],
  );
  const pages = useMemo(() => ({ pages: [{ rows }] }), [rows]);
  if (field === undefined) return null;
  const feeds: ReactNode = found.map(({ value }) =>
    folded.has(value ?? '') ? null : (
      <Feed
        key={value ?? ''}
        name={value ?? ''}
        search={{ ...search, filters: [...(search.filters ?? []), getGroupFilter(field, value)] }}
        onFed={feed}
      />
    ),
  );
  return {
    groups,
    onFold: folded.toggle,
    feeds,
    list: {
      ...query,
      data: data && pages,
      currentData: query.currentData && pages,
      isFetching:
        query.isFetching ||
        groups.some(({ key, isFolded }) => !isFolded && (fed.get(key) ?? NOTHING).isComing),
      ...NO_MORE_PAGES,
    },
  };
}

interface FeedProps {
  readonly name: string;
  readonly search: RecordSearch;
  readonly onFed: (name: string, fed: Fed | null) => void;
}

/** Renders nothing; loads a group's rows while it is expanded. */
function Feed({ name, search, onFed }: FeedProps) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useFindRecordsInfiniteQuery(search);
  useEffect(() => {
    const rows = data?.pages.flatMap((page) => page.rows) ?? [];
    const onMore = hasNextPage && !isFetching ? () => void fetchNextPage() : null;
    onFed(name, { rows, isComing: isFetching, onMore });
  }, [name, data, hasNextPage, isFetching, fetchNextPage, onFed]);
  useEffect(() => () => onFed(name, null), [name, onFed]);
  return null;
}
