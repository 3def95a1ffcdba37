import { POLLING_OPTIONS } from '../../../data/api/polling.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { OperationViews } from './OperationViews.tsx';
import type { PolicyReport } from './operations.ts';
import { useListPolicyReportsInfiniteQuery } from './operationsApi.ts';

const NONE: readonly never[] = [];

/** Labels for the policy directives. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'script-src': 'A script',
  'script-src-elem': 'A script',
  'script-src-attr': 'Inline script attribute',
  'style-src': 'A style',
  'style-src-elem': 'A style',
  'style-src-attr': 'Inline style attribute',
  'img-src': 'A picture',
  'font-src': 'A font',
  'connect-src': 'Request to another server',
  'frame-src': 'An embedded page',
  'form-action': 'Form sent to another site',
  'base-uri': 'Changed base URL',
  'frame-ancestors': 'Our page framed by another site',
  'worker-src': 'A worker',
  'manifest-src': 'A manifest',
  'require-trusted-types-for': 'Markup from a string',
  'trusted-types': 'Trusted Types policy',
};

const COLUMNS: readonly Column<PolicyReport>[] = [
  {
    id: 'subject',
    label: 'Blocked',
    type: 'text',
    value: ({ directive }) => SUBJECTS[directive] ?? directive,
    width: 14,
  },
  {
    id: 'blocked',
    label: 'Source',
    type: 'text',
    value: ({ blocked }) => blocked,
    width: 16,
    card: 'line',
  },
  { id: 'route', label: 'Screen', type: 'text', value: ({ route }) => route, width: 12 },
  {
    id: 'enforced',
    label: 'Action',
    type: 'state',
    value: ({ is_enforced }) =>
      is_enforced
        ? { label: 'Blocked', intent: 'warning' }
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

/** Content that browsers blocked on our pages, from their automatic reports. */
export function PolicyViolations() {
  const searching = useListSearch({ fields: NONE, sorts: NONE });
  const list = usePages(useListPolicyReportsInfiniteQuery(undefined, POLLING_OPTIONS));
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
        <EmptyState title="Nothing blocked">
          Browsers report scripts, images and requests that our security policy blocks.
        </EmptyState>
      }
    />
  );
}
