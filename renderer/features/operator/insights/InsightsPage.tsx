import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { FORECAST_METHODS, forecastOccupancy } from '#shared/operator/forecast.ts';
import { shortMonthLabel } from '#shared/operator/ledger.ts';
import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Insights.module.css';
import { type Change, type Insights, useInsightsQuery } from './insightsApi.ts';

/** What changed in a community and where its occupancy goes, computed by rules from its own records. */
export function Component() {
  return (
    <CommunityScreen kind="unit_events">
      {(communityId) => <Parts key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function Parts({ communityId }: { readonly communityId: string }) {
  const query = useInsightsQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="36rem" />} keepsLast>
      {(insights) => (
        <div className={`${ui.stack16} ${styles.tab}`}>
          <Changes changes={insights.changes} communityId={communityId} />
          <OccupancyForecast insights={insights} />
        </div>
      )}
    </Loaded>
  );
}

interface FigureInfo {
  readonly label: string;
  readonly to: RouteName;
  readonly query: Query;
}

const FIGURES: Readonly<Record<string, FigureInfo>> = {
  moved_in: { label: 'Move-ins', to: 'operatorCommandCenter', query: { rows: 'moved_in' } },
  moved_out: { label: 'Move-outs', to: 'operatorCommandCenter', query: { rows: 'moved_out' } },
  hospital: { label: 'Hospital leaves', to: 'operatorValueBasedCare', query: {} },
  prospects: { label: 'New prospects', to: 'operatorWaitlist', query: {} },
  incidents: { label: 'Incidents', to: 'operatorCareIncidents', query: { days: '90' } },
  doses: { label: 'Doses not given', to: 'operatorCareMedications', query: {} },
  orders: { label: 'Work orders requested', to: 'operatorMaintenance', query: {} },
};

/** Describes a difference, such as "+3" or "−2". */
const differenceOf = (now: number, before: number): string => {
  const difference = now - before;
  if (difference === 0) return 'No change';
  return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
};

/** Names the groups that changed most. */
function explainChange({ groups }: Change): string {
  const moved = groups.filter(({ now, before }) => now !== before).slice(0, 3);
  if (moved.length === 0) return 'Each group is unchanged.';
  return moved
    .map(({ label, now, before }) => `${label} ${differenceOf(now, before)} (${before} to ${now})`)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());
}

interface ChangesProps {
  readonly changes: readonly Change[];
  readonly communityId: string;
}

function Changes({ changes, communityId }: ChangesProps) {
  const known = changes
    .flatMap((change) => {
      const info = FIGURES[change.figure];
      return info === undefined ? [] : [{ change, info }];
    })
    .toSorted(
      (a, b) => Math.abs(b.change.now - b.change.before) - Math.abs(a.change.now - a.change.before),
    );
  return (
    <section aria-label="What changed" className={ui.stack8}>
      <div className={ui.actions12}>
        <h2 className={ui.smallHeading}>What changed</h2>
        <span className={ui.caption}>
          Last 30 days compared with the 30 days before, computed from your records.
        </span>
      </div>
      {known.length === 0 ? (
        <EmptyState title="No changes yet">
          Moves, incidents, and work orders of the last 60 days are compared here.
        </EmptyState>
      ) : (
        <OperatorTable
          label="What changed"
          columns={[
            'Figure',
            { number: 'Before' },
            { number: 'Now' },
            { number: 'Change' },
            'Largest changes',
          ]}
        >
          {known.map(({ change, info }) => (
            <tr key={change.figure}>
              <th scope="row">
                <RouteLink to={info.to} query={{ ...info.query, community: communityId }}>
                  {info.label}
                </RouteLink>
              </th>
              <td className={operator.number} data-label="Before">
                {change.before}
              </td>
              <td className={operator.number} data-label="Now">
                {change.now}
              </td>
              <td className={operator.number} data-label="Change">
                {differenceOf(change.now, change.before)}
              </td>
              <td data-wide>{explainChange(change)}</td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </section>
  );
}

function OccupancyForecast({ insights: { months } }: { readonly insights: Insights }) {
  const forecast = forecastOccupancy(months, months.at(-1)?.available ?? 0);
  if ('reason' in forecast) {
    return (
      <section aria-label="Occupancy forecast" className={ui.stack8}>
        <h2 className={ui.smallHeading}>Occupancy forecast</h2>
        <EmptyState title="No forecast">{forecast.reason}</EmptyState>
      </section>
    );
  }
  const { method, errors, tests } = forecast;
  const error = errors.map((one) => formatFixed(one, 1)).join(', ');
  const shown = months.slice(-24);
  const gap = (count: number) => Array.from({ length: count }, () => null);
  // The lines of the forecast start at the last actual month.
  const continueFrom = (values: readonly number[]) => [
    ...gap(shown.length - 1),
    shown.at(-1)?.occupied ?? null,
    ...values,
  ];
  return (
    <section aria-label="Occupancy forecast" className={ui.stack8}>
      <h2 className={ui.smallHeading}>Occupancy forecast</h2>
      <p className={styles.method}>
        Method: {FORECAST_METHODS[method]}, from {months.length} months of this community. Backtest
        of the last six months with {tests} forecasts: an average error of {error} units 1, 2, and 3
        months ahead.
      </p>
      <LineChart
        title="Occupied units at the end of the month"
        file="Occupancy forecast"
        along="Month"
        categories={[...shown, ...forecast.months].map(({ month }) => shortMonthLabel(month))}
        series={[
          {
            id: 'actual',
            label: 'Actual',
            values: [...shown.map(({ occupied }) => occupied), ...gap(forecast.months.length)],
          },
          {
            id: 'forecast',
            label: 'Forecast',
            values: continueFrom(forecast.months.map(({ value }) => value)),
          },
          {
            id: 'low',
            label: 'Forecast less average error',
            values: continueFrom(forecast.months.map(({ low }) => low)),
          },
          {
            id: 'high',
            label: 'Forecast plus average error',
            values: continueFrom(forecast.months.map(({ high }) => high)),
          },
        ]}
        write={(value) => formatNumber(Math.round(value))}
      />
    </section>
  );
}
