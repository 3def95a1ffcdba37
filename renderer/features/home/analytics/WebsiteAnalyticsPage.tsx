import { UNKNOWN } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import styles from './Analytics.module.css';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { useGetWebsiteQuery } from './analyticsApi.ts';
import { previousPeriodText } from './change.ts';
import { FunnelSection } from './FunnelSection.tsx';
import { LayoutTest } from './LayoutTest.tsx';
import { SearchesWithoutResults } from './SearchesWithoutResults.tsx';
import { Speed } from './Speed.tsx';
import { Traffic } from './Traffic.tsx';
import type { Website } from './websiteFigures.ts';

/** Anonymous website usage, and where the site fails its visitors. */
export function Component() {
  const { first, last } = usePeriod();
  const query = useGetWebsiteQuery({ first, last });
  return (
    <AnalyticsPage query={query} tablesOf={tablesOf}>
      {(website) => (
        <>
          <FigureStrip figures={totalsOf(website)} />
          <Traffic website={website} />
          <FunnelSection now={website.funnel} before={website.funnel_before} />
          <div className={styles.beside}>
            <SearchesWithoutResults website={website} />
            <LayoutTest sides={website.trial} />
          </div>
          <Speed vitals={website.vitals} />
        </>
      )}
    </AnalyticsPage>
  );
}

function totalsOf({ now, before }: Website) {
  const figure = (label: string, value: number, was: number) => ({
    label,
    value: formatNumber(value),
    hint: previousPeriodText(value, was),
  });
  return [
    figure('Visits', now.visits, before.visits),
    figure('Visitors', now.visitors, before.visitors),
    figure('Members', now.members, before.members),
    figure('Page views', now.views, before.views),
    {
      label: 'Pages per visit',
      value:
        now.visits === 0 ? UNKNOWN : formatNumber(Math.round((10 * now.views) / now.visits) / 10),
      hint:
        before.visits === 0
          ? 'No data for the previous period'
          : `previously ${formatNumber(Math.round((10 * before.views) / before.visits) / 10)}`,
    },
    figure('Faults', now.faults, before.faults),
  ];
}

const count = (label: string) => ({ label, type: 'number' }) as const;

function tablesOf(website: Website) {
  return [
    {
      name: 'Visits by day',
      columns: [
        { label: 'Day', type: 'date' as const },
        ...['Visits', 'Visitors', 'Members', 'Page views', 'Faults'].map(count),
      ],
      rows: website.days.map(({ day, visits, visitors, members, views, faults }) => [
        day,
        visits,
        visitors,
        members,
        views,
        faults,
      ]),
    },
    {
      name: 'Pages',
      columns: [
        { label: 'Page', type: 'text' as const },
        ...['Opened', 'Previous views', 'Visits', 'Faults'].map(count),
      ],
      rows: website.pages.map(({ name, views, views_before, visits, faults }) => [
        name,
        views,
        views_before,
        visits,
        faults,
      ]),
    },
    {
      name: 'Searches without results',
      columns: [{ label: 'Search term', type: 'text' as const }, count('Visitors')],
      rows: website.vain_searches.map(({ words, visitors }) => [words, visitors]),
    },
  ];
}
