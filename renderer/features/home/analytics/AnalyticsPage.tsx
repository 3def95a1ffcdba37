import type { ComponentProps, ReactNode } from 'react';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { CountedAt, SampleNote } from './CountedAt.tsx';
import { ExportFigures } from './ExportFigures.tsx';

interface CountedFigures {
  readonly counted_at: string | null;
  readonly is_sample: boolean;
}

interface AnalyticsPageProps<Figures extends CountedFigures> {
  readonly query: ComponentProps<typeof Loaded<Figures>>['answer'] & {
    readonly currentData?: Figures | undefined;
  };
  readonly tablesOf: (figures: Figures) => ComponentProps<typeof ExportFigures>['tables'];
  readonly children: (figures: Figures) => ReactNode;
}

/** Figures of a period, with when they were calculated and their export. */
export function AnalyticsPage<Figures extends CountedFigures>({
  query,
  tablesOf,
  children,
}: AnalyticsPageProps<Figures>) {
  const figures = query.currentData;
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={
          figures !== undefined && (
            <>
              <CountedAt at={figures.counted_at} />
              <ExportFigures tables={tablesOf(figures)} />
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />}>
        {(loaded) => (
          <div className={sections.figures}>
            {loaded.is_sample && <SampleNote />}
            {children(loaded)}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
