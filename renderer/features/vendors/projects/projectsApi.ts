import '#shared/texts/conversations.ts';
import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { projectNotices } from '#shared/texts/projects.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import {
  areCandidatesOrNone,
  areProjects,
  areRequests,
  isProjectOrNone,
  isRequestOrNone,
  type PriceUnit,
  type ProjectRow,
  type RequestRow,
} from './projects.ts';

/** A project as its form submits it. */
export interface ProjectTerms {
  readonly id: string;
  /** The version read before editing; null for a new project. */
  readonly n: number | null;
  readonly title: string;
  readonly category: string;
  readonly state: string;
  readonly place: string;
  readonly details: string;
  readonly beginsOn: string;
  readonly budgetFrom: number | null;
  readonly budgetTo: number | null;
  readonly answersBy: string;
  /** True if vendors see the client's name before one is chosen. */
  readonly isNamed: boolean;
}

export interface QuoteTerms {
  readonly id: string;
  readonly projectN: number;
  readonly price: number;
  readonly per: PriceUnit;
  readonly scope: string;
  readonly beginsOn: string;
  readonly weeks: number | null;
  readonly holdsUntil: string;
}

interface Page {
  readonly search: ListSearch;
  readonly after: string | null;
}

/** The statuses in the URL's filter; all if there is none. */
function statusesOf({ filters }: ListSearch): { statuses?: string[] } {
  const filter = filters.find(({ field }) => field === 'status');
  return filter === undefined ? {} : { statuses: [...filter.values] };
}

const pageOf = (search: ListSearch, after: string | null, size: number) => ({
  ...statusesOf(search),
  page_size: size,
  ...(after !== null && { after }),
});

const projects =
  ({ search, after }: Page, size: number) =>
  (client: DataClient) =>
    client.rpc('my_projects', pageOf(search, after, size));

const requests =
  ({ search, after }: Page, size: number) =>
  (client: DataClient) =>
    client.rpc('my_requests', pageOf(search, after, size));

const paging = {
  initialPageParam: null,
  getNextPageParam: (page: readonly { readonly cursor: string }[]) =>
    getNextCursor(page, TICKETS_PAGE_SIZE) ?? undefined,
};

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Projects', 'ProjectRequests', 'Figures'] });

/** Each side is notified of the other's changes; the rows themselves are not published to realtime. */
const following = (tag: 'Projects' | 'ProjectRequests') =>
  follow({
    sources: () => [{ table: 'notifications' }],
    refetch: api.util.invalidateTags([tag]),
  });

export const projectsApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Projects', 'Figures'])) => ({
    listProjects: build.infiniteQuery<readonly ProjectRow[], ListSearch, string | null>({
      query: ({ queryArg: search, pageParam: after }) =>
        projects({ search, after }, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: paging,
      extraOptions: { failure: 'inline', accepts: areProjects },
      providesTags: ['Projects'],
      onCacheEntryAdded: following('Projects'),
    }),

    /** Fetches a page for export, independent of the screen's cache. */
    readProjects: read(
      { keepUnusedDataFor: 0, accepts: areProjects },
      (page: Page) => projects(page, ADMIN_EXPORT_PAGE_SIZE),
      [],
    ),

    project: build.query<s.ShapeOf<typeof isProjectOrNone>, string>({
      query: (id) => rpc('project', { id }),
      extraOptions: { failure: 'inline', accepts: isProjectOrNone },
      providesTags: ['Projects'],
      onCacheEntryAdded: following('Projects'),
    }),

    vendorsForProject: build.query<
      s.ShapeOf<typeof areCandidatesOrNone>,
      { readonly id: string; readonly words: string; readonly isEverywhere: boolean }
    >({
      query: ({ id, words, isEverywhere }) =>
        rpc('vendors_for_project', { id, search: words, isEverywhere }),
      extraOptions: { failure: 'inline', accepts: areCandidatesOrNone },
      providesTags: ['Projects'],
    }),

    /** Returns the new version number. */
    saveProject: write(s.number, (terms: ProjectTerms) =>
      rpc('save_project', {
        id: terms.id,
        title: terms.title,
        category: terms.category,
        state: terms.state,
        details: terms.details,
        place: terms.place,
        isNamed: terms.isNamed,
        ...(terms.beginsOn !== '' && { beginsOn: terms.beginsOn }),
        ...(terms.budgetFrom !== null && { budgetFrom: terms.budgetFrom }),
        ...(terms.budgetTo !== null && { budgetTo: terms.budgetTo }),
        ...(terms.answersBy !== '' && { answersBy: terms.answersBy }),
        ...(terms.n !== null && { n: terms.n }),
      }),
    ),

    /** Returns the number of newly asked vendors. */
    askVendors: write(
      { success: projectNotices.asked, accepts: s.number },
      rpcWith('ask_vendors', 'id', 'vendors'),
    ),

    chooseProjectQuote: write(
      { success: projectNotices.chosen },
      rpcWith('choose_project_quote', 'id', 'n'),
    ),

    /** Deletes the project if no vendors were asked. */
    endProject: write(rpcWith('end_project', 'id', 'isDone')),

    answerQuestion: write(
      { success: projectNotices.answered },
      rpcWith('answer_project_question', 'id', 'answer'),
    ),

    listRequests: build.infiniteQuery<readonly RequestRow[], ListSearch, string | null>({
      query: ({ queryArg: search, pageParam: after }) =>
        requests({ search, after }, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: paging,
      extraOptions: { failure: 'inline', accepts: areRequests },
      providesTags: ['ProjectRequests'],
      onCacheEntryAdded: following('ProjectRequests'),
    }),

    readRequests: read(
      { keepUnusedDataFor: 0, accepts: areRequests },
      (page: Page) => requests(page, ADMIN_EXPORT_PAGE_SIZE),
      [],
    ),

    projectRequest: build.query<s.ShapeOf<typeof isRequestOrNone>, string>({
      query: (id) => rpc('project_request', { id }),
      extraOptions: { failure: 'inline', accepts: isRequestOrNone },
      providesTags: ['ProjectRequests'],
      onCacheEntryAdded: following('ProjectRequests'),
    }),

    quoteProject: write(
      { success: projectNotices.quoted, accepts: s.number },
      (terms: QuoteTerms) =>
        rpc('quote_project', {
          id: terms.id,
          projectN: terms.projectN,
          price: terms.price,
          pricePer: terms.per,
          scope: terms.scope,
          ...(terms.beginsOn !== '' && { beginsOn: terms.beginsOn }),
          ...(terms.weeks !== null && { weeks: terms.weeks }),
          ...(terms.holdsUntil !== '' && { holdsUntil: terms.holdsUntil }),
        }),
      ['ProjectRequests', 'Figures'],
    ),

    declineProject: write(
      { success: projectNotices.declined },
      rpcWith('decline_project', 'id', 'reason'),
      ['ProjectRequests', 'Figures'],
    ),

    askAboutProject: build.mutation<
      unknown,
      { readonly id: string; readonly question: string; readonly words: string }
    >({
      query: ({ id, question, words }) =>
        rpc('ask_about_project', { id, questionId: question, question: words }),
      extraOptions: { failure: 'inline', success: projectNotices.questioned },
      invalidatesTags: ['ProjectRequests', 'Figures'],
    }),
  }),
});

export const {
  useListProjectsInfiniteQuery,
  useProjectQuery,
  useLazyProjectQuery,
  useVendorsForProjectQuery,
  useSaveProjectMutation,
  useAskVendorsMutation,
  useChooseProjectQuoteMutation,
  useEndProjectMutation,
  useAnswerQuestionMutation,
  useListRequestsInfiniteQuery,
  useProjectRequestQuery,
  useQuoteProjectMutation,
  useDeclineProjectMutation,
  useAskAboutProjectMutation,
} = projectsApi;
