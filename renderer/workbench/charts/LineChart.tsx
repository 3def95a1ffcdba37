import { line } from 'd3-shape';
import { AxisLabels, Grid } from './Axes.tsx';
import { TONES } from './ChartFrame.tsx';
import styles from './Charts.module.css';
import { bandsOf, boundsOf, scaleOf } from './chart.ts';
import { AriaHiddenGroup, Plot } from './Plot.tsx';
import { type SeriesChart, SeriesFrame, type SeriesPicture } from './SeriesFrame.tsx';
import { usePointKeys } from './usePointKeys.ts';

/** A line chart, usually over time. Missing values stay gaps. */
export const LineChart = (props: SeriesChart) => <SeriesFrame {...props} picture={Lines} />;

function Lines({ width, title, categories, series, write }: SeriesPicture) {
  const bounds = boundsOf(width);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const y = scaleOf(known, bounds.bottom, bounds.top);
  const bands = bandsOf(categories.length, bounds.left, bounds.right);
  const pathOf = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => bands[index]?.middle ?? 0)
    .y((value) => y.at(value ?? 0));
  const points = series.flatMap(({ label, values }, at) =>
    values.flatMap((value, index) => (value === null ? [] : [{ label, value, index, at }])),
  );
  const keys = usePointKeys(points.length);
  // Points that would touch shrink to the line's width until focused.
  const isDense = (bands[1]?.middle ?? Infinity) - (bands[0]?.middle ?? 0) < 12;
  return (
    <Plot title={title} bounds={bounds} onKeyDown={keys.onKeyDown}>
      <Grid bounds={bounds} y={y} write={write} />
      <AxisLabels bounds={bounds} names={categories} bands={bands} />
      <AriaHiddenGroup>
        {series.map(({ id, values }, at) => (
          <path
            key={id}
            data-tone={at % TONES}
            className={styles.line}
            d={pathOf([...values]) ?? ''}
          />
        ))}
      </AriaHiddenGroup>
      {points.map(({ label, value, index, at }, place) => {
        const pointLabel = `${categories[index]}, ${label}: ${write(value)}`;
        return (
          <circle
            key={`${label} ${categories[index]}`}
            {...keys.pointOf(place, pointLabel)}
            data-tone={at % TONES}
            data-dense={isDense || undefined}
            className={styles.dot}
            cx={bands[index]?.middle}
            cy={y.at(value)}
            r={isDense ? 2 : 3.5}
          >
            <title>{pointLabel}</title>
          </circle>
        );
      })}
    </Plot>
  );
}
