import { entry } from '../../../ui/directory/DirectoryEntry.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { VendorEntry } from './VendorEntry.tsx';
import styles from './Vendors.module.css';
import type { ListedVendor } from './vendor.ts';

interface FeaturedPlacesProps {
  readonly vendors: readonly ListedVendor[];
  /** The state that the list is filtered by. */
  readonly state: string | undefined;
}

/** Featured places above the directory. Each is labeled and also keeps its position in the list. */
export function FeaturedPlaces({ vendors, state }: FeaturedPlacesProps) {
  if (vendors.length === 0) return null;
  return (
    <section className={styles.featuredPlaces} aria-label="Featured vendors">
      <p className={styles.placesNote}>
        Featured places are part of paid plans. The list below is in order of points.{' '}
        <RouteLink to="vendorPremium">How featured places work</RouteLink>
      </p>
      <ul>
        {vendors.map((vendor) => (
          <li key={vendor.id} className={entry}>
            <VendorEntry vendor={vendor} state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
