import type { ReactNode } from 'react';
import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import type { Filter, FilterField } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { type EmptyStateCopy, NoRequests } from './NoRequests.tsx';
import type { RequestRow } from './projects.ts';
import { projectsApi, useListRequestsInfiniteQuery } from './projectsApi.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { REQUEST_PARAM } from './requests.ts';

/** Selects the requests of a list and names its texts. */
export interface RequestListConfig {
  readonly file: string;
  /** Key for saved views and columns. */
  readonly kind: string;
  readonly columns: readonly Column<RequestRow>[];
  readonly fields: readonly FilterField[];
  /** Default filters. */
  readonly base: readonly Filter[];
  /** Filters for everything in this list; empty for all requests. */
  readonly all: readonly Filter[];
  readonly views: readonly BuiltInView[];
  readonly one: string;
  readonly many: string;
  readonly empty: EmptyStateCopy;
  /** Buttons of the header line. */
  readonly tools?: ReactNode;
  /** Between header and rows. */
  readonly above?: ReactNode;
}

const NO_SORTS: readonly string[] = [];

/** Requests to a vendor, with the open one in a panel. */
export function RequestList({ shown }: { readonly shown: RequestListConfig }) {
  const { fields, base, all, one, many } = shown;
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields, base, sorts: NO_SORTS, openAs: REQUEST_PARAM });
  const { open } = searching;
  const search = searching.isNarrowed ? searching.search : { ...searching.search, filters: all };
  const list = usePages(useListRequestsInfiniteQuery(search));

  async function readPage(after: string | null) {
    const rows = await dispatch(
      projectsApi.endpoints.readRequests.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
    return { rows, next: getNextCursor(rows, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file={shown.file}
      kind={shown.kind}
      columns={shown.columns}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, one, many)}
      nameOf={({ title }) => title}
      builtIn={shown.views}
      primary={shown.tools}
      above={shown.above}
      readPage={readPage}
      nothing={<NoRequests words={shown.empty} searching={searching} />}
      panel={open !== null && <RequestPanel key={open} id={open} />}
    />
  );
}
