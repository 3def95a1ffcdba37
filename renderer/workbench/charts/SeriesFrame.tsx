import type { ComponentType } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { type Series, toChartTable } from './chart.ts';

export interface SeriesChart {
  readonly title: string;
  readonly note?: string;
  readonly file: string;
  /** Category axis label, such as "Month". */
  readonly along: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly write: (value: number) => string;
}

export interface SeriesPicture
  extends Pick<SeriesChart, 'title' | 'categories' | 'series' | 'write'> {
  readonly width: number;
}

interface SeriesFrameProps extends SeriesChart {
  readonly picture: ComponentType<SeriesPicture>;
}

/** Frame of a category chart: data table and legend. */
export function SeriesFrame({
  along,
  categories,
  series,
  picture: Picture,
  ...frame
}: SeriesFrameProps) {
  return (
    <ChartFrame
      {...frame}
      table={toChartTable(along, categories, series)}
      legend={series.map(({ label }) => label)}
    >
      {(width) => (
        <Picture
          width={width}
          title={frame.title}
          categories={categories}
          series={series}
          write={frame.write}
        />
      )}
    </ChartFrame>
  );
}
