import { formatCalendarDay } from '#shared/format/date.ts';
import { formatPercent } from '#shared/format/percent.ts';
import {
  DUE_STATES,
  describeGrade,
  FINDING_STATES,
  SEVERITIES,
  stateOfFinding,
} from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FigureButtons } from '../../../ui/figures/FigureButtons.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatMonthYear } from '../../../workbench/calendar/days.ts';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import styles from '../Compliance.module.css';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { ComplianceLinks } from './ComplianceLinks.tsx';
import { useComplianceFiguresQuery } from './complianceApi.ts';
import type { ComplianceFigures, FindingRow } from './complianceShapes.ts';
import { GradeGrid } from './GradeGrid.tsx';

/** Figures and trends of compliance in all of the user's communities; each figure opens its rows. */
export function Component() {
  const query = useComplianceFiguresQuery();
  return (
    <Page>
      <PageHeader actions={<ComplianceLinks />} />
      <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </Page>
  );
}

function Figures({ figures }: { readonly figures: ComplianceFigures }) {
  const { due, findings, readings } = figures;
  if (due.length === 0 && findings.length === 0 && readings.length === 0) {
    return (
      <EmptyWithoutCommunities>
        <EmptyState
          title="No figures yet"
          action={
            <LinkButton to="operatorCompliance" intent="primary" size="small">
              Open compliance
            </LinkButton>
          }
        >
          Figures appear once a community has licenses, surveys, or policies.
        </EmptyState>
      </EmptyWithoutCommunities>
    );
  }
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <section aria-label="Due" className={ui.stack8}>
        <h2 className={styles.title}>Due</h2>
        <div className={ui.actions12}>
          {DUE_STATES.map(({ value, label }) => (
            <RouteLink key={value} to="compliance" query={{ state: value }}>
              {label}: {due.filter(({ state }) => state === value).length}
            </RouteLink>
          ))}
        </div>
      </section>
      <Findings figures={figures} />
      <Readings readings={readings} />
    </div>
  );
}

const SERIES = [
  ...SEVERITIES.map(({ value, label, grades }) => ({
    id: String(value),
    label,
    has: (grade: string | null) => grade !== null && (grades as readonly string[]).includes(grade),
  })),
  { id: 'none', label: 'Not graded', has: (grade: string | null) => grade === null },
];

function Findings({ figures: { findings: all, today } }: { readonly figures: ComplianceFigures }) {
  const { params, change } = useUrlSearch();
  const community = params.get('community');
  const findings = all.filter((one) => community === null || one.community_id === community);
  const grade = params.get('grade');
  const state = params.get('state');
  const month = params.get('month');
  const months = [
    ...new Set(findings.map(({ surveyed_on }) => surveyed_on.slice(0, 7))),
  ].toSorted();
  const shown = findings.filter(
    (finding) =>
      (grade === null || finding.grade === grade) &&
      (month === null || finding.surveyed_on.startsWith(month)) &&
      (state === null || stateOfFinding(finding, today) === state),
  );
  if (all.length === 0) return null;
  return (
    <section aria-label="Findings" className={ui.stack16}>
      <h2 className={styles.title}>Findings of the last two years</h2>
      <div className={operator.bar}>
        <Select
          aria-label="Community"
          value={community ?? ''}
          options={[
            ['', 'All communities'],
            ...new Map(all.map((one) => [one.community_id, one.community])),
          ]}
          onChange={({ target }) =>
            change([['community', target.value === '' ? null : target.value]])
          }
        />
      </div>
      <FigureButtons
        label="Findings by status"
        chosen={state}
        onChoose={(next) => change([['state', next]])}
        figures={FINDING_STATES.map(({ value, label }) => ({
          id: value,
          label,
          value: findings.filter((finding) => stateOfFinding(finding, today) === value).length,
          isAlert: value === 'overdue',
        }))}
      />
      <GradeGrid
        findings={findings}
        chosen={grade}
        onChoose={(next) => change([['grade', next]])}
      />
      <BarChart
        title="Findings by month of the survey"
        file="Findings by month"
        along="Month"
        categories={months}
        series={SERIES.map(({ id, label, has }) => ({
          id,
          label,
          values: months.map(
            (month) =>
              findings.filter(
                (finding) => finding.surveyed_on.startsWith(month) && has(finding.grade),
              ).length,
          ),
        }))}
        write={String}
      />
      <FigureButtons
        label="Findings by month"
        chosen={month}
        onChoose={(next) => change([['month', next]])}
        figures={months.map((value) => ({
          id: value,
          label: formatMonthYear(`${value}-01`),
          value: findings.filter(({ surveyed_on }) => surveyed_on.startsWith(value)).length,
        }))}
      />
      <p role="status" className={ui.caption}>
        {shown.length} of {findings.length} findings
      </p>
      <FindingRows findings={shown} today={today} />
    </section>
  );
}

function FindingRows({
  findings,
  today,
}: {
  readonly findings: readonly FindingRow[];
  readonly today: string;
}) {
  return (
    <OperatorTable
      label="Findings"
      columns={['Finding', 'Grade', 'Community', 'Surveyed', 'Due', 'Status']}
    >
      {findings.map((finding) => {
        const state = stateOfFinding(finding, today);
        return (
          <tr key={finding.id}>
            <th scope="row">
              <RouteLink
                to="operatorCompliance"
                query={{
                  community: finding.community_id,
                  tab: 'surveys',
                  survey: finding.survey_id,
                  finding: finding.id,
                }}
              >
                {finding.tag} {finding.title}
              </RouteLink>
            </th>
            <td data-label="Grade">
              {finding.grade === null ? '—' : describeGrade(finding.grade)}
            </td>
            <td>{finding.community}</td>
            <td>{formatCalendarDay(finding.surveyed_on)}</td>
            <td data-label="Due">
              {finding.due_on === null ? '—' : formatCalendarDay(finding.due_on)}
            </td>
            <td data-state={state} className={styles.state}>
              {labelOf(FINDING_STATES, state)}
            </td>
          </tr>
        );
      })}
    </OperatorTable>
  );
}

function Readings({ readings }: Pick<ComplianceFigures, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <section aria-label="Policies read" className={ui.stack8}>
      <h2 className={styles.title}>Policies read in their latest version</h2>
      <ScrollTable
        label="Policies read"
        columns={['Policy', 'Community', { number: 'Read' }, { number: 'Share' }]}
        className={operator.table}
      >
        {readings.map(({ policy_id, community_id, community, title, readers, read }) => (
          <tr key={policy_id}>
            <th scope="row">
              <RouteLink
                to="operatorCompliance"
                query={{ community: community_id, tab: 'policies', policy: policy_id }}
              >
                {title}
              </RouteLink>
            </th>
            <td>{community}</td>
            <td className={operator.number}>
              {read} of {readers}
            </td>
            <td className={operator.number}>
              {readers === 0 ? '—' : formatPercent((read / readers) * 100)}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
