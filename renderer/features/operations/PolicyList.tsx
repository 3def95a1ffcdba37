import { FOLLOWING } from '../../core/api/polling.ts';
import { useTeamExport } from '../../core/api/teamExports.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import type { Column } from '../../kit/work/list/columns.tsx';
import { countLoaded } from '../../kit/work/list/countLoaded.ts';
import { useListSearch } from '../../kit/work/list/useListSearch.ts';
import { usePages } from '../../kit/work/list/usePages.ts';
import { WorkList } from '../../kit/work/list/WorkList.tsx';
import { OperationViews } from './OperationViews.tsx';
import type { PolicyReport } from './operations.ts';
import { useListPolicyReportsInfiniteQuery } from './operationsApi.ts';

const NONE: readonly never[] = [];

/** What a directive of the policy is about, in words. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'script-src': 'A script',
  'script-src-elem': 'A script',
  'script-src-attr': 'A script in an attribute',
  'style-src': 'A style',
  'style-src-elem': 'A style',
  'style-src-attr': 'A style in an attribute',
  'img-src': 'A picture',
  'font-src': 'A font',
  'connect-src': 'A call to another server',
  'frame-src': 'An embedded page',
  'form-action': 'A form sent elsewhere',
  'base-uri': 'Another base of addresses',
  'frame-ancestors': 'Our page inside another',
  'worker-src': 'A worker',
  'manifest-src': 'A manifest',
  'require-trusted-types-for': 'Markup made of words',
  'trusted-types': 'A maker of markup',
};

const COLUMNS: readonly Column<PolicyReport>[] = [
  {
    id: 'subject',
    label: 'Refused',
    type: 'text',
    value: ({ directive }) => SUBJECTS[directive] ?? directive,
    width: 14,
  },
  {
    id: 'blocked',
    label: 'From',
    type: 'text',
    value: ({ blocked }) => blocked,
    width: 16,
    card: 'line',
  },
  { id: 'route', label: 'Screen', type: 'text', value: ({ route }) => route, width: 12 },
  {
    id: 'enforced',
    label: 'Done',
    type: 'state',
    value: ({ is_enforced }) =>
      is_enforced
        ? { label: 'Refused', intent: 'warning' }
        : { label: 'Reported only', intent: 'none' },
    width: 8,
    card: 'side',
  },
  { id: 'directive', label: 'Rule', type: 'text', value: ({ directive }) => directive, width: 11 },
  { id: 'reports', label: 'Reports', type: 'number', value: ({ reports }) => reports, width: 6 },
  { id: 'first', label: 'First seen', type: 'date', value: (row) => row.first_seen, width: 7 },
  {
    id: 'last',
    label: 'Last seen',
    type: 'date',
    value: ({ last_seen }) => last_seen,
    width: 7,
    card: 'note',
  },
];

/** What browsers refused to do on our pages, as they report it by themselves. */
export function PolicyList() {
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListPolicyReportsInfiniteQuery(undefined, FOLLOWING));
  const onTakeAway = useTeamExport('refused content');
  return (
    <WorkList
      file="refused-content"
      onTakeAway={onTakeAway}
      kind="policy_reports"
      columns={COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'kind', 'kinds')}
      nameOf={({ directive, blocked }) => `${SUBJECTS[directive] ?? directive} from ${blocked}`}
      readPage={async () => ({
        rows: list.data?.pages.flatMap(({ rows }) => rows) ?? [],
        next: null,
      })}
      tabs={<OperationViews here="refused" />}
      nothing={
        <EmptyState title="Nothing was refused">
          Browsers report here what the policy of our pages forbids: scripts, pictures and calls
          from elsewhere.
        </EmptyState>
      }
    />
  );
}
