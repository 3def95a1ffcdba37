import { stack } from 'd3-shape';
import { AxisLabels, Grid } from './Axes.tsx';
import { TONES } from './ChartFrame.tsx';
import styles from './Charts.module.css';
import { bandsOf, boundsOf, type Series, scaleOf } from './chart.ts';
import { Plot } from './Plot.tsx';
import { type SeriesChart, SeriesFrame, type SeriesPicture } from './SeriesFrame.tsx';
import { usePointKeys } from './usePointKeys.ts';

/** A bar chart by category, stacked for several series. */
export const BarChart = (props: SeriesChart) => <SeriesFrame {...props} picture={Bars} />;

function Bars({ width, title, categories, series, write }: SeriesPicture) {
  const bounds = boundsOf(width);
  const layers = stack<number, Series>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)(categories.map((_, index) => index));
  const tops = layers.flatMap((layer) => layer.map(([, top]) => top));
  const y = scaleOf(tops, bounds.bottom, bounds.top);
  const bands = bandsOf(categories.length, bounds.left, bounds.right);
  const bars = categories.flatMap((category, index) =>
    layers.flatMap((layer, at) => {
      const [from, to] = layer[index] ?? [0, 0];
      return to === from ? [] : [{ category, index, at, from, to, label: layer.key.label }];
    }),
  );
  const keys = usePointKeys(bars.length);
  return (
    <Plot title={title} bounds={bounds} onKeyDown={keys.onKeyDown}>
      <Grid bounds={bounds} y={y} write={write} />
      <AxisLabels bounds={bounds} names={categories} bands={bands} />
      {bars.map(({ category, index, at, from, to, label }, place) => {
        const pointLabel =
          series.length > 1
            ? `${category}, ${label}: ${write(to - from)}`
            : `${category}: ${write(to - from)}`;
        return (
          <rect
            key={`${category} ${label}`}
            {...keys.pointOf(place, pointLabel)}
            data-tone={at % TONES}
            className={styles.bar}
            x={bands[index]?.start}
            width={bands[index]?.width}
            y={Math.min(y.at(from), y.at(to))}
            height={Math.max(1, Math.abs(y.at(from) - y.at(to)))}
          >
            <title>{pointLabel}</title>
          </rect>
        );
      })}
    </Plot>
  );
}
