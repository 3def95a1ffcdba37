import { dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { formatAskingPrice, type Listing, pricePerBed, propertyTypeLabel } from '../listing.ts';
import styles from './Deal.module.css';
import { useListComparablesQuery } from './dealApi.ts';

const SHOWN = 5;

/** Active listings of the same type, same state first, with this one on top. */
export function Comparables({ listing }: { readonly listing: Listing }) {
  const { data = [] } = useListComparablesQuery(listing.property_type);
  const others = data.filter(({ id }) => id !== listing.id);
  const near = others.filter(({ state }) => state === listing.state);
  const shown = [...near, ...others.filter((one) => !near.includes(one))].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="comparables" className={styles.section}>
      <h2 id="comparables">{propertyTypeLabel(listing.property_type)} for sale now</h2>
      <RuledTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Community</th>
            <th scope="col">Price</th>
            <th scope="col" className={styles.wide}>
              Per bed
            </th>
            <th scope="col">Cap rate</th>
            <th scope="col" className={styles.wide}>
              Occupancy
            </th>
          </tr>
        </thead>
        <tbody>
          {[listing, ...shown].map((one) => (
            <tr key={one.id} data-this={one.id === listing.id || undefined}>
              <th scope="row">
                {one.id === listing.id ? (
                  <>This listing</>
                ) : (
                  <Link to={linkTo('property', { id: one.id })}>{one.property_name}</Link>
                )}
                <span className={ui.subline}>{one.location}</span>
              </th>
              <td>{formatAskingPrice(one.price)}</td>
              <td className={styles.wide}>{dollarsText(pricePerBed(one))}</td>
              <td>{rateText(one.cap_rate)}</td>
              <td className={styles.wide}>{percentText(one.occupancy_rate)}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <p className={styles.note}>
        Asking prices, not closed sales. Per bed is price ÷ operating beds.
      </p>
    </section>
  );
}
