import { DUE_KINDS, DUE_STATES } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FigureButtons } from '../../../ui/figures/FigureButtons.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { ComplianceLinks } from './ComplianceLinks.tsx';
import { useComplianceFiguresQuery } from './complianceApi.ts';
import type { ComplianceFigures } from './complianceShapes.ts';
import { DueTable, describeDetail } from './DueTable.tsx';

/** Everything due in the user's communities, with filters in the URL. */
export function Component() {
  const query = useComplianceFiguresQuery(undefined, { pollingInterval: 120_000 });
  return (
    <Page>
      <PageHeader actions={<ComplianceLinks />} />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {({ due }) => <DueList due={due} />}
      </Loaded>
    </Page>
  );
}

function DueList({ due }: Pick<ComplianceFigures, 'due'>) {
  const { params, change } = useUrlSearch();
  const state = params.get('state');
  const kind = params.get('kind');
  const community = params.get('community');
  const choose = (name: string, value: string | null) =>
    change([[name, value === '' ? null : value]]);
  if (due.length === 0) {
    return (
      <EmptyWithoutCommunities>
        <EmptyState title="Nothing is due">
          Licenses, plans of correction, policies, and insurance appear here before they are due.
        </EmptyState>
      </EmptyWithoutCommunities>
    );
  }
  const within = due.filter(
    (item) =>
      (kind === null || item.kind === kind) &&
      (community === null || item.community_id === community),
  );
  const shown = within.filter((item) => state === null || item.state === state);
  return (
    <div className={`${ui.stack12} ${styles.tab}`}>
      <FigureButtons
        label="Status"
        chosen={state}
        onChoose={(next) => choose('state', next)}
        figures={DUE_STATES.map(({ value, label }) => ({
          id: value,
          label,
          value: within.filter((item) => item.state === value).length,
          isAlert: value === 'overdue',
        }))}
      />
      <div className={operator.bar}>
        <Select
          aria-label="Kind"
          value={kind ?? ''}
          options={[
            ['', 'All kinds'],
            ...DUE_KINDS.filter(({ value }) => due.some((item) => item.kind === value)).map(
              ({ value, label }) => [value, label] as const,
            ),
          ]}
          onChange={({ target }) => choose('kind', target.value)}
        />
        <Select
          aria-label="Community"
          value={community ?? ''}
          options={[
            ['', 'All communities'],
            ...new Map(due.map((item) => [item.community_id, item.community])),
          ]}
          onChange={({ target }) => choose('community', target.value)}
        />
        <span role="status" className={ui.caption}>
          {shown.length} of {due.length} items
        </span>
        <span className={ui.end}>
          <SaveCsv
            name="Compliance due"
            head={['Item', 'Detail', 'Kind', 'Community', 'Owner', 'Due', 'Status']}
            rows={() =>
              shown.map((item) => [
                item.title,
                describeDetail(item),
                labelOf(DUE_KINDS, item.kind),
                item.community,
                item.owner,
                item.due_on,
                labelOf(DUE_STATES, item.state),
              ])
            }
          />
        </span>
      </div>
      {shown.length === 0 ? <p className={ui.muted}>No results.</p> : <DueTable items={shown} />}
    </div>
  );
}
