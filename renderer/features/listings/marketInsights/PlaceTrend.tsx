import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import {
  describeMarketBase,
  formatMarketFigure,
  LEAST_MARKET_BASE,
  MARKET_MEASURES,
  MARKET_SOURCES,
  type MarketLevel,
  type MarketMeasure,
} from '#shared/listings/marketMeasures.ts';
import {
  FORECAST_METHODS,
  type Forecast,
  forecastSeries,
  type NoForecast,
} from '#shared/operator/forecast.ts';
import { shortMonthLabel } from '#shared/operator/ledger.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import { WatchButton } from '../watching/index.ts';
import styles from './MarketInsights.module.css';
import {
  type MarketPeriod,
  type MarketPlace,
  useListMarketPeriodsQuery,
} from './marketInsightsApi.ts';

interface PlaceTrendProps {
  readonly measure: MarketMeasure;
  readonly level: MarketLevel;
  readonly row: MarketPlace;
  readonly name: string;
}

/** A place's figures over time with their source, and a forecast with its tested error. */
export function PlaceTrend({ measure, level, row, name }: PlaceTrendProps) {
  const query = useListMarketPeriodsQuery({ measure, level, place: row.place });
  return (
    <div className={ui.stack16}>
      <dl className={styles.facts}>
        <div>
          <dt>Figure</dt>
          <dd>{formatMarketFigure(measure, row.value)}</dd>
        </div>
        <div>
          <dt>Based on</dt>
          <dd>{describeMarketBase(measure, row.base)}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatCalendarDay(row.period)}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            {MARKET_SOURCES[row.source]}
            {row.is_sample && ' (demo sample)'}
          </dd>
        </div>
      </dl>
      {row.value === null && (
        <p className={ui.muted}>
          Figures are shown if at least {LEAST_MARKET_BASE} are behind them. Here it is {row.base}.
        </p>
      )}
      {level === 'state' && (
        <WatchButton target={{ kind: 'market', state: row.place }} name={name} />
      )}
      <Loaded answer={query} waiting={<Skeleton height="18rem" />} nothing={null}>
        {(periods) => <Trend measure={measure} periods={periods} name={name} />}
      </Loaded>
    </div>
  );
}

interface TrendProps {
  readonly measure: MarketMeasure;
  readonly periods: readonly MarketPeriod[];
  readonly name: string;
}

const monthOf = ({ period }: MarketPeriod): string => period.slice(0, 7);

/** Forecasts from the last run of figures with enough behind them. */
function forecastOf({ measure, periods, name }: TrendProps): Forecast | NoForecast {
  const { isYearly, unit } = MARKET_MEASURES[measure] as (typeof MARKET_MEASURES)[MarketMeasure] & {
    readonly isYearly?: true;
  };
  if (isYearly === true) {
    return { reason: 'This measure is published once a year. A forecast needs monthly figures.' };
  }
  const withheld = periods.findLastIndex(({ value }) => value === null);
  const months = periods.slice(withheld + 1).map((one) => ({
    month: monthOf(one),
    value: one.value ?? 0,
  }));
  return forecastSeries({
    months,
    subject: name,
    ...(measure !== 'snf_absorption' && { least: 0 }),
    ...(unit === 'percent' && { most: 100 }),
  });
}

function Trend({ measure, periods, name }: TrendProps) {
  const known = periods.filter(({ value }) => value !== null);
  const forecast = forecastOf({ measure, periods, name });
  const months = 'reason' in forecast ? [] : forecast.months;
  const shown = periods.slice(-36);
  const gap = (count: number) => Array.from({ length: count }, () => null);
  const after = (of: (month: Forecast['months'][number]) => number) => [
    ...gap(shown.length),
    ...months.map(of),
  ];
  if (known.length < 2) {
    return (
      <EmptyState title="No trend yet">
        A trend needs two periods with at least {LEAST_MARKET_BASE} behind each. There{' '}
        {known.length === 1 ? 'is one' : 'are none'}.
      </EmptyState>
    );
  }
  return (
    <>
      <LineChart
        title={`${MARKET_MEASURES[measure].label}, ${name}`}
        file={`${MARKET_MEASURES[measure].label} ${name}`}
        along="Month"
        categories={[...shown.map(monthOf), ...months.map(({ month }) => month)].map(
          shortMonthLabel,
        )}
        series={[
          {
            id: 'actual',
            label: 'Published',
            values: [...shown.map(({ value }) => value), ...gap(months.length)],
          },
          ...(months.length === 0
            ? []
            : [
                { id: 'forecast', label: 'Forecast', values: after(({ value }) => value) },
                { id: 'low', label: 'Less average error', values: after(({ low }) => low) },
                { id: 'high', label: 'Plus average error', values: after(({ high }) => high) },
              ]),
        ]}
        write={(value) => formatMarketFigure(measure, value)}
      />
      <section aria-label="Forecast" className={ui.stack8}>
        <h3 className={styles.heading}>Forecast</h3>
        {'reason' in forecast ? (
          <p className={ui.muted}>No forecast. {forecast.reason}</p>
        ) : (
          <p className={ui.muted}>
            Method: {FORECAST_METHODS[forecast.method]}, from {formatNumber(known.length)} months.
            Tested on the last six months ({forecast.tests} forecasts): off by{' '}
            {forecast.errors.map((error) => formatMarketFigure(measure, error)).join(', ')} on
            average, 1, 2, and 3 months ahead.
          </p>
        )}
      </section>
    </>
  );
}
