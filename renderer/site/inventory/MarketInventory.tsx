import { countText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { MarketStrip } from '../market/MarketFrame.tsx';
import {
  kindName,
  loadFigures,
  type MarketRow,
  measureText,
  stateName,
} from '../market/marketFigures.ts';
import styles from './Inventory.module.css';
import { InventoryCounts, InventoryRows, loadedValue } from './InventoryParts.tsx';
import { NO_COMMUNITIES } from './inventoryData.ts';

const SHOWN = 8;

const loadMarket = (signal: AbortSignal) => loadFigures({ state: '', type: '' }, signal);

const most = (markets: readonly MarketRow[]): readonly MarketRow[] =>
  markets
    .filter(({ listings }) => listings > 0)
    .toSorted((a, b) => b.listings - a.listings || a.name.localeCompare(b.name))
    .slice(0, SHOWN);

/** Market figures of live listings, computed by the database. */
export function MarketInventory() {
  const { data, retry } = useLiveData(loadMarket);
  const figures = loadedValue(data);
  return (
    <>
      <InventoryCounts
        label="Market statistics"
        counts={[
          ['Live listings', linkTo('investmentOpportunities'), countText(figures?.whole.listings)],
          ['Markets with listings', linkTo('marketAnalytics'), countText(figures?.states.length)],
        ]}
      />
      <MarketStrip figures={figures} />
      <div className={styles.pair}>
        {(
          [
            ['State', 'states', 'state', stateName],
            ['Type', 'types', 'type', kindName],
          ] as const
        ).map(([head, part, filter, nameOf]) => (
          <InventoryRows
            key={part}
            kind="narrow"
            heading={head === 'State' ? 'By state' : 'By property type'}
            data={data}
            retry={retry}
            waiting={<MarketTable head={head} rows={null} />}
            isEmpty={(value) => value.whole.listings === 0}
            empty={<p>{NO_COMMUNITIES}</p>}
          >
            {(value) => (
              <MarketTable
                head={head}
                rows={most(value[part]).map((market) => ({
                  market,
                  name: nameOf(market.name),
                  to: linkTo('investmentOpportunities', {}, { [filter]: market.name }),
                }))}
              />
            )}
          </InventoryRows>
        ))}
      </div>
    </>
  );
}

interface MarketTableProps {
  readonly head: string;
  readonly rows:
    | readonly { readonly market: MarketRow; readonly name: string; readonly to: string }[]
    | null;
}

const COLUMNS = ['Listings', 'Price per bed', 'Occupancy', 'Cap rate'] as const;

const MarketTable = ({ head, rows }: MarketTableProps) => (
  <table className={styles.narrow} aria-hidden={rows === null ? 'true' : undefined}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows === null
        ? Array.from({ length: SHOWN }, (_, place) => `${place}`).map((key) => (
            <tr key={key}>
              <th scope="row">—</th>
              {COLUMNS.map((column) => (
                <td key={column}>—</td>
              ))}
            </tr>
          ))
        : rows.map(({ market, name, to }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <ContentLink to={to}>{countText(market.listings)}</ContentLink>
              </td>
              <td>{measureText('price_per_bed', market.price_per_bed?.average)}</td>
              <td>{measureText('occupancy', market.occupancy?.average)}</td>
              <td>{measureText('cap_rate', market.cap_rate?.average)}</td>
            </tr>
          ))}
    </tbody>
  </table>
);
