import { Grid } from './Axes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Charts.module.css';
import { boundsOf, scaleOf } from './chart.ts';
import { AriaHiddenGroup, Plot } from './Plot.tsx';
import { usePointKeys } from './usePointKeys.ts';

interface Point {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

interface ScatterChartProps {
  readonly title: string;
  readonly note?: string;
  readonly file: string;
  readonly points: readonly Point[];
  readonly xLabel: string;
  readonly yLabel: string;
  readonly writeX: (value: number) => string;
  readonly write: (value: number) => string;
}

/** A scatter chart of two values per record. */
export function ScatterChart(props: ScatterChartProps) {
  const { title, note, file, points, xLabel, yLabel, writeX, write } = props;
  return (
    <ChartFrame
      title={title}
      {...(note !== undefined && { note })}
      file={file}
      write={write}
      table={{
        head: ['Name', xLabel, yLabel],
        rows: points.map(({ label, x, y }) => [label, x, y]),
      }}
    >
      {(width) => (
        <Dots
          width={width}
          title={title}
          points={points}
          xLabel={xLabel}
          writeX={writeX}
          write={write}
        />
      )}
    </ChartFrame>
  );
}

interface DotsProps
  extends Pick<ScatterChartProps, 'title' | 'points' | 'xLabel' | 'writeX' | 'write'> {
  readonly width: number;
}

function Dots({ width, title, points, xLabel, writeX, write }: DotsProps) {
  const bounds = boundsOf(width);
  const x = scaleOf(
    points.map((point) => point.x),
    bounds.left,
    bounds.right,
    { count: 6 },
  );
  const y = scaleOf(
    points.map((point) => point.y),
    bounds.bottom,
    bounds.top,
  );
  const keys = usePointKeys(points.length);
  return (
    <Plot title={title} bounds={bounds} onKeyDown={keys.onKeyDown}>
      <Grid bounds={bounds} y={y} write={write} />
      <AriaHiddenGroup>
        {x.ticks.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={x.at(tick)}
            y={bounds.bottom + 18}
            textAnchor="middle"
          >
            {writeX(tick)}
          </text>
        ))}
      </AriaHiddenGroup>
      {points.map((point, place) => {
        const pointLabel = `${point.label}: ${write(point.y)}, ${xLabel.toLowerCase()} ${writeX(point.x)}`;
        return (
          <circle
            key={point.id}
            {...keys.pointOf(place, pointLabel)}
            data-tone={0}
            className={styles.dot}
            cx={x.at(point.x)}
            cy={y.at(point.y)}
            r={5}
          >
            <title>{pointLabel}</title>
          </circle>
        );
      })}
    </Plot>
  );
}
