import { Suspense } from 'react';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { Listing } from './listing.ts';
import styles from './Property.module.css';
import { parseSpot } from './spot.ts';

const TownMap = lazyPart(() => import('../../../ui/map/TownMap.tsx'));

/** Where the community is: its town, or the county of a confidential listing. Its space is reserved. */
export function LocationMap({ listing }: { readonly listing: Listing }) {
  const spot = parseSpot(listing.spot);
  if (spot === null) return null;
  return (
    <div className={`${styles.map} screen-only`}>
      <Suspense>
        <TownMap spot={spot} label={listing.location} />
      </Suspense>
    </div>
  );
}
