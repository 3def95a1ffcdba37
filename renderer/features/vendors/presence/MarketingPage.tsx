import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { previousPeriodText, shareText } from '../../home/analytics/index.ts';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import type { Marketing } from './presence.ts';
import { useVendorMarketingQuery } from './presenceApi.ts';
import { RankingTable } from './RankingFacts.tsx';

const VIEW_SOURCES: Readonly<Record<string, string>> = {
  directory: 'Vendor directory',
  search: 'Find vendors',
  project: 'Clients choosing vendors',
  link: 'Links and search engines',
};

const REQUEST_SOURCES: Readonly<Record<string, string>> = {
  direct: 'Client chose you',
  routed: 'Routed by the exchange',
};

/** What a vendor's profile brings, by source. */
export function Component() {
  const { first, last } = usePeriod();
  const query = useVendorMarketingQuery({ first, last });
  const vendorId = query.currentData?.vendor_id;
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={
          vendorId !== undefined && (
            <LinkButton to="vendor" params={{ vendorId }}>
              View profile
            </LinkButton>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="36rem" />} nothing={<NoProfile />}>
        {(figures) => figures !== null && <Figures figures={figures} />}
      </Loaded>
    </Page>
  );
}

function Figures({ figures }: { readonly figures: Marketing }) {
  const { views, requests } = figures;
  const sum = (name: 'requests' | 'quoted' | 'won') =>
    requests.reduce((total, row) => total + row[name], 0);
  const [asked, quoted, won] = [sum('requests'), sum('quoted'), sum('won')];
  return (
    <div className={styles.sections}>
      {!figures.is_listed && (
        <p className={ui.warning}>
          Your profile isn't in the directory until our team has verified it.
        </p>
      )}
      <FigureStrip
        figures={[
          {
            label: 'Profile views',
            value: formatNumber(views),
            hint: previousPeriodText(views, figures.views_before),
          },
          {
            label: 'Requests',
            value: formatNumber(asked),
            hint: `${shareText(asked, views)} of views`,
            link: { to: 'vendorLeads' },
          },
          {
            label: 'Quoted',
            value: formatNumber(quoted),
            hint: `${shareText(quoted, asked)} of requests`,
            link: { to: 'vendorQuotes' },
          },
          {
            label: 'Won',
            value: formatNumber(won),
            hint: `${shareText(won, quoted)} of quotes`,
            link: { to: 'vendorQuotes', query: { status: 'chosen' } },
          },
        ]}
      />
      <div className={styles.beside}>
        <FigureTable
          title="Views by source"
          note="A visitor counts once a day. Your own visits and our team's don't count."
          along="Source"
          columns={['Views', 'Share']}
          rows={figures.by_source.map(({ source, views: count }) => ({
            id: source,
            label: VIEW_SOURCES[source] ?? source,
            cells: [{ text: formatNumber(count) }, { text: shareText(count, views) }],
          }))}
        />
        <FigureTable
          title="Requests by source"
          along="Source"
          columns={['Requests', 'Quoted', 'Won']}
          rows={requests.map((row) => ({
            id: row.source,
            label: REQUEST_SOURCES[row.source] ?? row.source,
            cells: [
              { text: formatNumber(row.requests) },
              { text: formatNumber(row.quoted) },
              { text: formatNumber(row.won) },
            ],
          }))}
        />
        <FigureTable
          title="Views by week"
          along="Week of"
          columns={['Views']}
          rows={figures.by_week.map(({ week, views: count }) => ({
            id: week,
            label: formatCalendarDay(week),
            cells: [{ text: formatNumber(count) }],
          }))}
        />
        <section className={styles.section} aria-labelledby="position">
          <h2 id="position">Position</h2>
          <RankingTable ranking={figures.ranking} />
          <p className={ui.note}>
            {figures.featured
              ? 'Your profile takes turns in the featured places above the directory.'
              : figures.includes_place
                ? 'Your plan includes a featured place. Support confirms it for verified vendors.'
                : 'Featured places are part of the Professional and Enterprise plans.'}{' '}
            <RouteLink to="vendorPremium">How featured places work</RouteLink>
          </p>
        </section>
      </div>
    </div>
  );
}
