import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import styles from './Numbers.module.css';
import { type ListingNumbers, useGetListingNumbersQuery } from './numbersApi.ts';
import { statusLabel } from './ownListingColumns.ts';

const WEEKS = 12;

/** Weekly views, saves and inquiries of the user's listings. */
export function Component() {
  const query = useGetListingNumbersQuery(WEEKS);
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
        {(numbers) => (numbers === null ? <Nothing /> : <Numbers numbers={numbers} />)}
      </Loaded>
    </Page>
  );
}

const Nothing = () => (
  <EmptyState
    title="No listings yet"
    action={<LinkButton to="submitListing">List a community</LinkButton>}
  >
    Weekly views, saves and inquiries for your listings appear here.
  </EmptyState>
);

const total = (weeks: ListingNumbers['weeks'], what: 'views' | 'saves' | 'inquiries'): string =>
  formatNumber(weeks.reduce((sum, week) => sum + week[what], 0));

function Numbers({ numbers: { weeks, listings } }: { readonly numbers: ListingNumbers }) {
  return (
    <div className={ui.stack24}>
      <FigureStrip
        figures={[
          { label: 'Views, 12 weeks', value: total(weeks, 'views') },
          { label: 'Saves, 12 weeks', value: total(weeks, 'saves') },
          { label: 'Inquiries, 12 weeks', value: total(weeks, 'inquiries') },
        ]}
      />
      <LineChart
        title="By week"
        file="listing-analytics"
        note="Views count once per session. Your own aren't counted."
        along="Week of"
        categories={weeks.map(({ week }) => formatDay(`${week}T12:00:00`))}
        series={[
          { id: 'views', label: 'Views', values: weeks.map(({ views }) => views) },
          { id: 'saves', label: 'Saves', values: weeks.map(({ saves }) => saves) },
          { id: 'inquiries', label: 'Inquiries', values: weeks.map(({ inquiries }) => inquiries) },
        ]}
        write={formatNumber}
      />
      <RuledTable className={styles.table}>
        <TableHead columns={['Listing', 'Status', 'Views', 'Saves', 'Inquiries', 'Signed']} />
        <tbody>
          {listings.map(({ id, name, location, status, views, saves, inquiries, signed }) => (
            <tr key={id}>
              <th scope="row">
                <RouteLink to="myListings" query={{ open: id }}>
                  {name}
                </RouteLink>
                <span className={ui.subline}>{location}</span>
              </th>
              <td>{statusLabel(status)}</td>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(saves)}</td>
              <td>{formatNumber(inquiries)}</td>
              <td>{formatNumber(signed)}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </div>
  );
}
