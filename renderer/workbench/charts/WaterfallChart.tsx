import { AxisLabels, Grid } from './Axes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Charts.module.css';
import { bandsOf, boundsOf, scaleOf } from './chart.ts';
import { Plot } from './Plot.tsx';
import { usePointKeys } from './usePointKeys.ts';

export interface Step {
  readonly label: string;
  /** Amount added or subtracted; for a total, the total itself. */
  readonly value: number;
  readonly isTotal?: boolean;
}

interface WaterfallChartProps {
  readonly title: string;
  readonly note?: string;
  readonly file: string;
  readonly along: string;
  readonly steps: readonly Step[];
  readonly write: (value: number) => string;
}

/** A waterfall chart: how one amount becomes another, step by step. */
export function WaterfallChart({ along, steps, ...frame }: WaterfallChartProps) {
  return (
    <ChartFrame
      {...frame}
      table={{ head: [along, 'Amount'], rows: steps.map(({ label, value }) => [label, value]) }}
    >
      {(width) => <Falls width={width} title={frame.title} steps={steps} write={frame.write} />}
    </ChartFrame>
  );
}

/** Returns the start and end of each step. */
export function getWaterfallBars(steps: readonly Step[]): readonly (readonly [number, number])[] {
  let runningTotal = 0;
  return steps.map(({ value, isTotal }) => {
    const from = isTotal === true ? 0 : runningTotal;
    runningTotal = isTotal === true ? value : runningTotal + value;
    return [from, runningTotal];
  });
}

interface FallsProps extends Pick<WaterfallChartProps, 'title' | 'steps' | 'write'> {
  readonly width: number;
}

function Falls({ width, title, steps, write }: FallsProps) {
  const bounds = boundsOf(width);
  const falls = getWaterfallBars(steps);
  const y = scaleOf(falls.flat(), bounds.bottom, bounds.top);
  const bands = bandsOf(steps.length, bounds.left, bounds.right);
  const keys = usePointKeys(steps.length);
  return (
    <Plot title={title} bounds={bounds} onKeyDown={keys.onKeyDown}>
      <Grid bounds={bounds} y={y} write={write} />
      <AxisLabels bounds={bounds} names={steps.map(({ label }) => label)} bands={bands} />
      {steps.map(({ label, value, isTotal }, index) => {
        const [from, to] = falls[index] ?? [0, 0];
        const stepLabel = `${label}: ${isTotal === true ? '' : value > 0 ? 'plus ' : 'minus '}${write(Math.abs(value))}`;
        return (
          <rect
            key={label}
            {...keys.pointOf(index, stepLabel)}
            data-tone={isTotal === true ? 0 : value < 0 ? 'less' : 1}
            className={styles.bar}
            x={bands[index]?.start}
            width={bands[index]?.width}
            y={Math.min(y.at(from), y.at(to))}
            height={Math.max(1, Math.abs(y.at(from) - y.at(to)))}
          >
            <title>{stepLabel}</title>
          </rect>
        );
      })}
    </Plot>
  );
}
