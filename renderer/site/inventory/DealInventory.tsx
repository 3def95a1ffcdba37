import {
  countText,
  dollarsText,
  orUnknown,
  percentText,
  rateText,
} from '#shared/format/figures.ts';
import { formatVolume } from '#shared/format/money.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { linkTo } from '#shared/routes.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import ui from '../../ui/theme/ui.module.css';
import { useLiveData } from '../data/useLiveData.ts';
import { kindName } from '../market/marketFigures.ts';
import styles from './Inventory.module.css';
import { InventoryCounts, InventoryLinks, InventoryRows, loadedValue } from './InventoryParts.tsx';
import { type Deal, loadDeals, NO_COMMUNITIES, SHOWN_DEALS } from './inventoryData.ts';

const all = (query = {}) => linkTo('investmentOpportunities', {}, query);

const COLUMNS = ['Price', 'Per unit', 'NOI', 'Cap rate', 'Occupancy'] as const;

/** Listings with investment metrics. */
export function DealInventory() {
  const { data, retry } = useLiveData(loadDeals);
  const figures = loadedValue(data)?.figures;
  const countsOf = (name: 'price' | 'cap') => {
    const counted = figures?.facets[name];
    return counted === undefined ? null : LISTING_CHOICES[name].map(([choice]) => counted[choice]);
  };
  return (
    <>
      <InventoryCounts
        label="Deal statistics"
        counts={[
          ['For sale', all(), countText(figures?.count)],
          ['Total asking', all({ sort: 'price-high' }), orUnknown(figures?.value, formatVolume)],
          ['Median cap rate', all({ sort: 'cap' }), rateText(figures?.cap_rate)],
          [
            'Under contract',
            all({ status: 'under_contract' }),
            countText(figures && (figures.facets.status?.under_contract ?? 0)),
          ],
        ]}
      />
      <InventoryRows
        heading="Newest deals"
        kind="table"
        data={data}
        retry={retry}
        waiting={<DealTable rows={null} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>{NO_COMMUNITIES}</p>}
      >
        {({ rows }) => <DealTable rows={rows} />}
      </InventoryRows>
      <div className={styles.pair}>
        <InventoryLinks
          heading="By asking price"
          choices={LISTING_CHOICES.price.map(([price, label]) => [label, all({ price })])}
          counts={countsOf('price')}
        />
        <InventoryLinks
          heading="By cap rate"
          choices={LISTING_CHOICES.cap.map(([cap, label]) => [label, all({ cap })])}
          counts={countsOf('cap')}
        />
      </div>
    </>
  );
}

/** Shows a dash for figures the seller doesn't state. */
const figuresOf = (deal: Deal): readonly string[] => [
  deal.price,
  dollarsText(deal.each),
  dollarsText(deal.noi),
  rateText(deal.cap_rate),
  percentText(deal.occupancy_rate),
];

const DealTable = ({ rows }: { readonly rows: readonly Deal[] | null }) => (
  <table className={styles.table} aria-hidden={rows === null ? 'true' : undefined}>
    <thead>
      <tr>
        <th scope="col">Community</th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows === null
        ? Array.from({ length: SHOWN_DEALS }, (_, place) => `${place}`).map((key) => (
            <tr key={key}>
              <td>
                <span className={`${ui.label} ${styles.name}`}>&nbsp;</span>
                <span className={styles.place}>&nbsp;</span>
              </td>
              {COLUMNS.map((column) => (
                <td key={column} data-label={column}>
                  —
                </td>
              ))}
            </tr>
          ))
        : rows.map((deal) => (
            <tr key={deal.id}>
              <th scope="row">
                <RouteLink
                  to="property"
                  params={{ id: deal.id }}
                  className={`${ui.label} ${styles.name}`}
                >
                  {deal.property_name}
                </RouteLink>
                <span className={styles.place}>
                  {deal.location} · {kindName(deal.property_type)}
                </span>
              </th>
              {figuresOf(deal).map((figure, place) => (
                <td key={COLUMNS[place]} data-label={COLUMNS[place]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
    </tbody>
  </table>
);
