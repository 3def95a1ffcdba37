import { useMemo } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { filterBy } from '../../../ui/search/filters.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import {
  automationApi,
  nextRunCursor,
  type Run,
  type RunCursor,
  useListRunsInfiniteQuery,
  useMyAutomationsQuery,
  useUndoRunMutation,
} from './automationApi.ts';
import { recordLink } from './DryRunResults.tsx';
import type { RuleNames } from './rules.ts';
import {
  costOf,
  describeInputs,
  describeOutputs,
  describeReaders,
  describeReason,
  describeSteps,
  OUTCOMES,
  outcomeOf,
} from './runs.ts';
import { useRuleNames } from './useRuleNames.ts';

const OUTCOME = filterBy({ name: 'outcome', label: 'Outcome', type: 'choice', choices: OUTCOMES }, [
  'any_of',
  'none_of',
]);
/** Filter by rule; only this screen loads the rules. */
const RULE = filterBy({ name: 'automation_id', label: 'Rule', type: 'person' }, ['any_of']);
const FIELDS = [OUTCOME, RULE];
const SORTS: readonly string[] = [];
const FILE_PAGE = 500;

const outcomes = (...values: string[]) => [{ field: 'outcome', is: 'any_of', values }] as const;
const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Done', search: { filters: outcomes('done', 'undone') } },
  { name: 'Not run', search: { filters: outcomes('not_run', 'refused') } },
];

const columnsFor = (names: RuleNames): readonly Column<Run>[] => [
  {
    id: 'record',
    label: 'Record',
    type: 'link',
    value: (run) => ({ to: recordLink(run.kind, run.record_id), label: run.title }),
    width: 12,
  },
  {
    id: 'rule',
    label: 'Rule',
    type: 'text',
    value: (run) => run.automations?.name ?? null,
    width: 12,
    card: 'line',
  },
  {
    id: 'outcome',
    label: 'Outcome',
    type: 'state',
    value: (run) => outcomeOf(run),
    width: 7,
    card: 'side',
  },
  {
    id: 'did',
    label: 'Action',
    type: 'text',
    value: (run) => describeSteps(run, names),
    width: 20,
  },
  { id: 'output', label: 'Output', type: 'text', value: describeOutputs, none: '', width: 16 },
  {
    id: 'input',
    label: 'Input',
    type: 'text',
    value: describeInputs,
    none: '',
    width: 16,
    isHidden: true,
  },
  {
    id: 'reader',
    label: 'Read by',
    type: 'text',
    value: describeReaders,
    none: '',
    width: 8,
    isHidden: true,
  },
  {
    id: 'cost',
    label: 'Cost',
    type: 'text',
    value: costOf,
    width: 6,
    isHidden: true,
  },
  { id: 'why', label: 'Why', type: 'text', value: (run) => describeReason(run, names), width: 18 },
  { id: 'at', label: 'Time', type: 'time', value: ({ at }) => at, width: 7, card: 'note' },
];

/** All runs of the user's rules, with their result or skip reason, and undo. */
export function RunLog({ waiting }: { readonly waiting: number }) {
  const names = useRuleNames();
  const columns = useMemo(() => columnsFor(names), [names]);
  const searching = useListSearch({ fields: FIELDS, sorts: SORTS, openAs: 'run' });
  const { search } = searching;
  const dispatch = useAppDispatch();
  const list = usePages(useListRunsInfiniteQuery(search));
  const { data: rules = [] } = useMyAutomationsQuery();
  const [undo] = useUndoRunMutation();
  async function readPage(after: string | null) {
    const rows = await dispatch(
      automationApi.endpoints.readRuns.initiate(
        {
          search,
          after: after === null ? null : (JSON.parse(after) as RunCursor),
          size: FILE_PAGE,
        },
        { subscribe: false },
      ),
    ).unwrap();
    const next = nextRunCursor(rows, FILE_PAGE);
    return { rows, next: next === undefined ? null : JSON.stringify(next) };
  }
  return (
    <WorkList
      title="Workflow log"
      file="workflow-log"
      kind="automation_runs"
      columns={columns}
      searching={searching}
      optionsOf={{ automation_id: rules.map(({ id, name }) => [id, name] as const) }}
      finds="Search by record"
      sortedBy="-at"
      list={list}
      summary={countLoaded(list, 'run', 'runs')}
      nameOf={({ title }) => title}
      builtIn={VIEWS}
      besides={
        <>
          <RouteLink to="workflowAutomation">Rules</RouteLink>
          <RouteLink to="workflowAutomation" query={{ waiting: 'all' }}>
            {waiting === 0 ? 'Pending approval' : `Pending approval (${waiting})`}
          </RouteLink>
        </>
      }
      readPage={readPage}
      bulk={(rows, selection) => (
        <BulkAction
          label="Undo"
          rows={rows.filter(({ outcome }) => outcome === 'done' || outcome === 'waiting')}
          run={(run) => undo(run.id)}
          said={(count) => `${count === 1 ? '1 run' : `${count} runs`} undone`}
          onDone={selection.clear}
        />
      )}
      nothing={
        <EmptyState title={searching.isNarrowed ? 'No runs found' : 'No runs yet'}>
          {searching.isNarrowed
            ? 'No results match your search and filters.'
            : 'Rule runs and skipped runs appear here.'}
        </EmptyState>
      }
    />
  );
}
