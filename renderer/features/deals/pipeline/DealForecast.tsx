import { useState } from 'react';
import { DEAL_PHASES, OPEN_STAGES, STALLED_DAYS } from '#shared/deals/stages.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { HeatTable } from '../../../workbench/charts/HeatTable.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import { ScatterChart } from '../../../workbench/charts/ScatterChart.tsx';
import { WaterfallChart } from '../../../workbench/charts/WaterfallChart.tsx';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import styles from './Deals.module.css';
import { useForecastDealsQuery } from './dealsApi.ts';
import {
  byPhase,
  computeRunningTotals,
  expectedFrom,
  type Forecast,
  getForecastMonths,
} from './forecast.ts';

const MONTHS = 12;
const DAY_MS = 86_400_000;

/** Expected commission by month, and stalled deals. */
export default function DealForecast() {
  const query = useForecastDealsQuery(MONTHS);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="20rem" />}
      nothing={
        <EmptyState title="Nothing to forecast yet">
          Add a price, commission, and expected closing date to include a deal.
        </EmptyState>
      }
    >
      {(rows) => <Figures rows={rows} />}
    </Loaded>
  );
}

function Figures({ rows }: { readonly rows: readonly Forecast[] }) {
  const months = getForecastMonths(rows, MONTHS);
  const names = months.map(({ label }) => label);
  const weighted = byPhase(rows, months, DEAL_PHASES, ({ weighted: amount }) => amount);
  const counts = byPhase(rows, months, DEAL_PHASES, ({ deals }) => deals);
  const full = months.map(({ month }) =>
    rows.reduce((sum, row) => (row.month === month ? sum + row.commission : sum), 0),
  );
  const likely = months.map(({ month }) =>
    rows.reduce((sum, row) => (row.month === month ? sum + row.weighted : sum), 0),
  );
  const common = { along: 'Month', categories: names, write: formatShortDollars };
  return (
    <div className={styles.charts}>
      <BarChart
        {...common}
        title="Expected commission by month"
        note="Your share, weighted by probability, by closing month."
        file="forecast"
        series={weighted}
      />
      <LineChart
        {...common}
        title="Cumulative for the year"
        file="forecast-running"
        series={[
          { id: 'likely', label: 'Weighted', values: computeRunningTotals(likely) },
          { id: 'full', label: 'If all close', values: computeRunningTotals(full) },
        ]}
      />
      <WaterfallChart
        along="Step"
        title="From pipeline to expected"
        file="forecast-steps"
        steps={expectedFrom(rows)}
        write={formatShortDollars}
      />
      <StageAgeTable />
      <HeatTable
        {...common}
        write={formatNumber}
        title="Deals by phase and month"
        file="forecast-deals"
        series={counts}
      />
    </div>
  );
}

/** Open deals by days in stage and price. */
function StageAgeTable() {
  const [now] = useState(() => Date.now());
  const list = useFindRecordsInfiniteQuery({
    noun: deal,
    filters: [{ field: 'stage', is: 'any_of', value: OPEN_STAGES }],
    sort: 'stage_since',
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const points = rows.flatMap((row) => {
    const [price, since] = [getFieldValue(row, 'price'), getFieldValue(row, 'stage_since')];
    if (typeof price !== 'number' || typeof since !== 'string') return [];
    const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
    return [{ id: row.id, label: getRecordName(deal, row), x: days, y: price }];
  });
  return (
    <ScatterChart
      title="Days in stage by price"
      note={`Deals over ${STALLED_DAYS} days are stalled. Shows the 100 longest in stage.`}
      file="standing"
      points={points}
      xLabel="Days"
      yLabel="Price"
      writeX={formatNumber}
      write={formatShortDollars}
    />
  );
}
