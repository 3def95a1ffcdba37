import { countText, dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Cards.module.css';
import { ListingPhoto } from './ListingPhoto.tsx';
import {
  formatAskingPrice,
  type ListedCommunity,
  pricePerUnit,
  propertyTypeLabel,
} from './listing.ts';
import { CompareButton } from './saving/CompareTray.tsx';
import { SaveButton } from './saving/SaveButton.tsx';
import { Tags } from './Tags.tsx';

interface ListingCardsProps {
  /** Undefined while loading. */
  readonly rows: readonly ListedCommunity[] | undefined;
  readonly listAddress: string;
  /** True next to a map, where only one column fits. */
  readonly isNarrow?: boolean;
}

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

/** Communities as cards with a photo and consistently placed figures. */
export function ListingCards({ rows, listAddress, isNarrow = false }: ListingCardsProps) {
  return (
    <ul className={styles.cards} data-is-narrow={isNarrow}>
      {rows === undefined
        ? SKELETONS.map((index) => (
            <li key={index} className={styles.card}>
              <span className={styles.empty} />
              <Skeleton width="11rem" />
              <Skeleton width="8rem" />
            </li>
          ))
        : rows.map((row, index) => (
            <Card key={row.id} row={row} isFirst={index < 6} listAddress={listAddress} />
          ))}
    </ul>
  );
}

interface CardProps {
  readonly row: ListedCommunity;
  readonly isFirst: boolean;
  readonly listAddress: string;
}

function Card({ row, isFirst, listAddress }: CardProps) {
  const isByUnit = row.total_units !== null;
  const figures: readonly (readonly [string, string])[] = [
    [
      isByUnit ? 'Per unit' : 'Per bed',
      dollarsText(pricePerUnit(row.price, row.total_units ?? row.total_beds)),
    ],
    ['Beds', countText(row.total_beds)],
    ['Occupancy', percentText(row.occupancy_rate)],
    ['Cap rate', rateText(row.cap_rate)],
  ];
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <ListingPhoto picture={row.listing_images[0]} loading={isFirst ? 'eager' : 'lazy'} />
      </span>
      <span className={styles.head}>
        <Link
          {...usePrefetch('property')}
          to={linkTo('property', { id: row.id })}
          state={{ listAddress }}
          className={styles.name}
        >
          {row.property_name}
        </Link>
        <strong className={styles.price}>{formatAskingPrice(row.price)}</strong>
      </span>
      <span className={ui.note}>
        {row.location} · {propertyTypeLabel(row.property_type)}
      </span>
      <Tags row={row} />
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className={`${styles.acts} screen-only`}>
        <SaveButton listing={row} isSmall />
        <CompareButton id={row.id} name={row.property_name} />
      </span>
    </li>
  );
}
