import { useState } from 'react';
import { OPEN_STAGES } from '#shared/deals/stages.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { FigureRows, sourceLabel, stageLabel } from './FigureRows.tsx';
import { type DrilldownFigure, parseDrilldown, serializeDrilldown } from './figureDrilldown.ts';
import styles from './Reports.module.css';
import { daysOfMonth, firstOfMonth, monthLabel } from './reportMonths.ts';
import {
  useReportActivityQuery,
  useReportConversionQuery,
  useReportMonthsQuery,
  useReportPipelineQuery,
  useReportSourcesQuery,
} from './reportsApi.ts';

const REPORTS = ['months', 'pipeline', 'conversion', 'activity', 'sources'];
const skeleton = <Skeleton height="14rem" />;

/** Broker reports: pipeline, months, conversion, activity and sources, each figure with its rows. */
export function Component() {
  const period = usePeriod();
  const { params, change } = useUrlSearch();
  const { data: people = [] } = useListRecordPeopleQuery();
  const person = people.find(({ id }) => id === params.get('person'))?.id ?? null;
  const nameOf = (id: string) => people.find((each) => each.id === id)?.name ?? 'Former member';
  const choose = (id: string) => change([['person', id]]);
  const behind = parseDrilldown(params.get('rows'));
  const isWaiting = useIsWaiting(person, period);
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={
          people.length > 1 && (
            <Select
              aria-label="Team member"
              value={person ?? ''}
              onChange={({ target }) => choose(target.value)}
              options={[['', 'Everyone'], ...people.map(({ id, name }) => [id, name] as const)]}
            />
          )
        }
      />
      {isWaiting ? (
        <div className={styles.reports}>
          {REPORTS.map((name) => (
            <Skeleton key={name} height="14rem" />
          ))}
        </div>
      ) : (
        <div className={styles.reports}>
          <Months person={person} days={period.days} />
          <Pipeline person={person} />
          <Conversion person={person} {...period} />
          <Activity person={person} {...period} nameOf={nameOf} />
          <Sources person={person} {...period} />
        </div>
      )}
      {behind !== null && (
        <FigureRows
          behind={{ ...behind, person: behind.person ?? (behind.figure === 'won' ? null : person) }}
          period={period}
          nameOf={nameOf}
          onClose={() => change([['rows', null]])}
        />
      )}
    </Page>
  );
}

interface OfPerson {
  readonly person: string | null;
}

/** Link to this screen with a figure's rows opened. */
const withRows = (
  { person, days }: OfPerson & { readonly days: number },
  figure: DrilldownFigure,
  of: string,
) => ({
  days: `${days}`,
  ...(person !== null && { person }),
  rows: serializeDrilldown({ figure, of }),
});
interface InTime {
  readonly days: number;
  readonly from: string;
  readonly before: string;
  readonly first: string;
  readonly last: string;
}

/** Filters a list by the report's person. */
const whose = (person: string | null) => (person === null ? {} : { owner_id: person });

/** True until every report has its first result: each one that arrives alone would move those below it. */
function useIsWaiting(person: string | null, { days, from, before }: InTime): boolean {
  const results = [
    useMonths(person, days),
    useReportPipelineQuery({ person }),
    useReportConversionQuery({ person, from, before }),
    useReportActivityQuery({ from, before }),
    useReportSourcesQuery({ from, before }),
  ];
  return results.some(({ data, error }) => data === undefined && error === undefined);
}

/** Months of a period; six months back and ahead for the shorter ones. */
function useMonths(person: string | null, days: number) {
  const [now] = useState(() => new Date());
  const back = days === 365 ? 11 : days === 90 ? 5 : 2;
  return useReportMonthsQuery({ person, first: firstOfMonth(now, back), count: back + 7 });
}

/** Expected and actual commission by month. */
function Months({ person, days }: OfPerson & { readonly days: number }) {
  const result = useMonths(person, days);
  return (
    <Loaded answer={result} waiting={skeleton}>
      {(rows) => (
        <section className={styles.section}>
          <LineChart
            title="Commission: expected and closed"
            note="Your own share, by the months deals were expected to close and did close."
            file="commission"
            along="Month"
            categories={rows.map(({ month }) => monthLabel(month))}
            write={formatShortDollars}
            series={[
              { id: 'expected', label: 'Expected', values: rows.map(({ expected }) => expected) },
              { id: 'actual', label: 'Closed', values: rows.map(({ actual }) => actual) },
            ]}
          />
          <FigureTable
            title="Commission by month"
            isHeaded
            along="Month"
            to="dealPipeline"
            columns={['Expected', 'Deals', 'Closed', 'Deals', 'Expected, lost']}
            rows={rows
              .filter((row) => row.expected_deals + row.actual_deals > 0)
              .map((row) => {
                const expected = {
                  as: 'list',
                  expected_close: daysOfMonth(row.month),
                  ...whose(person),
                };
                const closed = {
                  as: 'list',
                  closed_on: daysOfMonth(row.month),
                  ...whose(person),
                };
                return {
                  id: row.month,
                  label: monthLabel(row.month),
                  cells: [
                    {
                      text: formatShortDollars(row.expected),
                      ...(row.expected_deals > 0 && { query: expected }),
                    },
                    { text: formatNumber(row.expected_deals), query: expected },
                    {
                      text: formatShortDollars(row.actual),
                      ...(row.actual_deals > 0 && { query: closed }),
                    },
                    { text: formatNumber(row.actual_deals), query: closed },
                    {
                      text: formatNumber(row.lost_deals),
                      query: { ...expected, stage: 'lost' },
                    },
                  ],
                };
              })}
          />
        </section>
      )}
    </Loaded>
  );
}

function Pipeline({ person }: OfPerson) {
  const result = useReportPipelineQuery({ person });
  return (
    <Loaded answer={result} waiting={skeleton}>
      {(pipelineRows) => {
        const rows = OPEN_STAGES.flatMap((stage) =>
          pipelineRows.filter((row) => row.stage === stage),
        );
        return (
          <section className={styles.section}>
            <BarChart
              title="Open pipeline by stage"
              note="Current prices of open deals."
              file="pipeline"
              along="Stage"
              categories={rows.map(({ stage }) => stageLabel(stage))}
              write={formatShortDollars}
              series={[{ id: 'price', label: 'Price', values: rows.map(({ price }) => price) }]}
            />
            <FigureTable
              title="Open pipeline by stage"
              isHeaded
              along="Stage"
              to="dealPipeline"
              columns={['Deals', 'Price', 'Own commission', 'Weighted']}
              rows={rows.map((row) => ({
                id: row.stage,
                label: stageLabel(row.stage),
                cells: [
                  formatNumber(row.deals),
                  formatShortDollars(row.price),
                  formatShortDollars(row.commission),
                  formatShortDollars(row.weighted),
                ].map((text) => ({
                  text,
                  query: { as: 'list', stage: row.stage, ...whose(person) },
                })),
              }))}
            />
          </section>
        );
      }}
    </Loaded>
  );
}

function Conversion({ person, days, from, before }: OfPerson & InTime) {
  const result = useReportConversionQuery({ person, from, before });
  const behind = (figure: 'reached' | 'lost', stage: string) =>
    withRows({ person, days }, figure, stage);
  return (
    <Loaded answer={result} waiting={skeleton}>
      {(rows) => {
        const all = rows[0]?.deals ?? 0;
        return (
          <FigureTable
            title="New deals by stage reached"
            note="Deals added in this period, by their history."
            along="Reached"
            to="brokerReports"
            columns={['Deals', 'Share', 'Lost since']}
            rows={rows.map((row) => ({
              id: row.stage,
              label: stageLabel(row.stage),
              cells: [
                { text: formatNumber(row.deals), query: behind('reached', row.stage) },
                { text: all === 0 ? '—' : formatPercent((100 * row.deals) / all) },
                { text: formatNumber(row.lost), query: behind('lost', row.stage) },
              ],
            }))}
          />
        );
      }}
    </Loaded>
  );
}

function Activity({
  person,
  days,
  from,
  before,
  first,
  last,
  nameOf,
}: OfPerson & InTime & { readonly nameOf: (id: string) => string }) {
  const result = useReportActivityQuery({ from, before });
  const added = (person: string) => ({
    owner_id: person,
    created_at: `between:${first},${last}`,
  });
  return (
    <Loaded answer={result} waiting={skeleton}>
      {(rows) => (
        <FigureTable
          title="Activity by person"
          along="Person"
          to="brokerReports"
          columns={[
            'Conversations',
            'Notes',
            'Tasks done',
            'Clients added',
            'Deals added',
            'Deals moved',
          ]}
          rows={rows.map((row) => {
            const behind = (figure: 'talk' | 'note' | 'task' | 'move', count: number) => ({
              text: formatNumber(count),
              query: withRows({ person, days }, figure, row.person),
            });
            return {
              id: row.person,
              label: nameOf(row.person),
              cells: [
                behind('talk', row.talks),
                behind('note', row.notes),
                behind('task', row.tasks),
                { text: formatNumber(row.clients), to: 'clients', query: added(row.person) },
                {
                  text: formatNumber(row.deals),
                  to: 'dealPipeline',
                  query: { as: 'list', ...added(row.person) },
                },
                behind('move', row.moves),
              ],
            };
          })}
        />
      )}
    </Loaded>
  );
}

function Sources({ person, days, from, before, first, last }: OfPerson & InTime) {
  const result = useReportSourcesQuery({ from, before });
  return (
    <Loaded answer={result} waiting={skeleton}>
      {(rows) => (
        <FigureTable
          title="Client sources"
          along="Source"
          to="leads"
          columns={['Leads', 'Clients', 'Lead to client', 'Deals closed', 'Commission']}
          rows={rows.map((row) => {
            const query = {
              source: row.value === '' ? 'empty:' : row.value,
              received_at: `between:${first},${last}`,
            };
            const won = withRows({ person, days }, 'won', row.value);
            return {
              id: row.value,
              label: sourceLabel(row.value),
              cells: [
                { text: formatNumber(row.leads), query },
                { text: formatNumber(row.converted), query: { ...query, status: 'converted' } },
                { text: row.leads === 0 ? '—' : formatPercent((100 * row.converted) / row.leads) },
                { text: formatNumber(row.won), to: 'brokerReports', query: won },
                {
                  text: formatShortDollars(row.commission),
                  to: 'brokerReports',
                  ...(row.won > 0 && { query: won }),
                },
              ],
            };
          })}
        />
      )}
    </Loaded>
  );
}
