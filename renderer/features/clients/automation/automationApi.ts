import '#shared/texts/campaigns.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { automationNotices } from '#shared/texts/automation.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import { areRules, type DryRun, isDryRun, type Rule, type RuleDraft } from './rules.ts';

const RUNS_PAGE_SIZE = 50;

const fetchRuns =
  (search: ListSearch, after: RunCursor | null, size: number) => (client: DataClient) => {
    let call = client
      .from('automation_runs')
      .select(
        'id, automation_id, kind, record_id, title, at, outcome, reason, detail, steps, automations (name)',
      )
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(size);
    if (search.words !== '') {
      call = call.ilike('title', `*${search.words.replace(/[%_*\\]/g, '_')}*`);
    }
    for (const { field, is, values } of search.filters) {
      if (field !== 'outcome' && field !== 'automation_id') continue;
      call =
        is === 'none_of'
          ? call.not(field, 'in', `(${values.join(',')})`)
          : call.in(field, [...values]);
    }
    if (after === null) return call;
    return call.or(`at.lt.${after.at},and(at.eq.${after.at},id.lt.${after.id})`);
  };

/** Cursor: the run after which the next page starts. */
export interface RunCursor {
  readonly at: string;
  readonly id: string;
}

const runs = ({
  queryArg,
  pageParam,
}: {
  readonly queryArg: ListSearch;
  readonly pageParam: RunCursor | null;
}) => fetchRuns(queryArg, pageParam, RUNS_PAGE_SIZE);
export type Run = ResponseOf<typeof runs>[number];

const runsOfFile = ({ search, after, size }: FilePage) => fetchRuns(search, after, size);

interface FilePage {
  readonly search: ListSearch;
  readonly after: RunCursor | null;
  readonly size: number;
}

export const nextRunCursor = (rows: readonly Run[], size: number): RunCursor | undefined => {
  const last = rows.length < size ? undefined : rows.at(-1);
  return last && { at: last.at, id: last.id };
};

const fetchPendingRuns = () => (client: DataClient) =>
  client
    .from('automation_runs')
    .select('id, automation_id, kind, record_id, title, at, steps, automations (name)')
    .eq('outcome', 'waiting')
    .order('at', { ascending: false })
    .limit(200);
export type PendingRun = ResponseOf<typeof fetchPendingRuns>[number];

const asJson = (draft: RuleDraft): Json => draft as unknown as Json;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Automations', 'AutomationRuns'] });

export const automationApi = tags.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build, ['Automations'])) => ({
    myAutomations: read(areRules, () => rpc('my_automations')),

    listRuns: build.infiniteQuery<ResponseOf<typeof runs>, ListSearch, RunCursor | null>({
      query: runs,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => nextRunCursor(page, RUNS_PAGE_SIZE),
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['AutomationRuns'],
    }),

    /** One page for export, independent of the screen's cache. */
    readRuns: build.query<ResponseOf<typeof runsOfFile>, FilePage>({
      query: runsOfFile,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    waitingRuns: rows(fetchPendingRuns, ['AutomationRuns']),

    tryAutomation: build.mutation<DryRun, RuleDraft>({
      query: (draft) => rpc('preview_automation', { rule: asJson(draft) }),
      extraOptions: { failure: 'inline', accepts: isDryRun },
    }),

    saveAutomation: build.mutation<
      string,
      { readonly draft: RuleDraft; readonly of: Pick<Rule, 'id' | 'version'> | null }
    >({
      query: ({ draft, of }) =>
        rpc('save_automation', {
          rule: asJson(draft),
          ...(of !== null && { id: of.id, version: of.version }),
        }),
      extraOptions: { failure: 'inline', accepts: s.text, success: automationNotices.saved },
      invalidatesTags: ['Automations'],
    }),

    switchAutomation: write(
      { failure: 'toast', accepts: s.anything },
      ({ id, isOn }: { readonly id: string; readonly isOn: boolean }) =>
        rpc('set_automation_enabled', { id, on: isOn }),
    ),

    removeAutomation: write(
      { failure: 'toast', success: automationNotices.removed, accepts: s.anything },
      (id: string) => rpc('remove_automation', { id }),
      ['Automations', 'AutomationRuns'],
    ),

    approveRun: write(
      { failure: 'toast', success: automationNotices.done, accepts: s.anything },
      (id: string) => rpc('approve_automation_run', { id }),
      ['Automations', 'AutomationRuns', 'Records', 'RecordCounts'],
    ),

    dismissRun: write(
      { failure: 'toast', success: automationNotices.dismissed, accepts: s.anything },
      (id: string) => rpc('dismiss_automation_run', { id }),
      ['Automations', 'AutomationRuns'],
    ),

    undoRun: build.mutation<unknown, string>({
      query: (id) => rpc('undo_automation_run', { id }),
      extraOptions: { failure: 'inline', accepts: s.anything },
      invalidatesTags: ['Automations', 'AutomationRuns', 'Records', 'RecordCounts'],
    }),
  }),
});

export const {
  useMyAutomationsQuery,
  useListRunsInfiniteQuery,
  useWaitingRunsQuery,
  useTryAutomationMutation,
  useSaveAutomationMutation,
  useSwitchAutomationMutation,
  useRemoveAutomationMutation,
  useApproveRunMutation,
  useDismissRunMutation,
  useUndoRunMutation,
} = automationApi;
