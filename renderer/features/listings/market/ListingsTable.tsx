import { memo } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { isPlain } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldingTable, wide } from '../../../ui/table/FoldingTable.tsx';
import { ListingPhoto } from './ListingPhoto.tsx';
import styles from './Listings.module.css';
import {
  formatAskingPrice,
  type ListedCommunity,
  pricePerUnit,
  propertyTypeLabel,
  sizeText,
} from './listing.ts';
import { CompareButton } from './saving/CompareTray.tsx';
import { SaveButton } from './saving/SaveButton.tsx';
import saving from './saving/Saving.module.css';
import { Tags } from './Tags.tsx';

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

interface ListingsTableProps {
  /** Undefined while loading. */
  readonly rows: readonly ListedCommunity[] | undefined;
  /** The list's URL, for the back link of communities opened from it. */
  readonly listAddress?: string;
  /** Opens a community beside the list; returns false if there is no room. */
  readonly onOpen?: (row: ListedCommunity) => boolean;
  /** The community open beside the list. */
  readonly openId?: string | undefined;
}

/**
 * One row per community; on a phone, a photo with figures below. With a panel beside it, the rows are one line high and
 * have no photos.
 */
export function ListingsTable({ rows, listAddress, onOpen, openId }: ListingsTableProps) {
  return (
    <FoldingTable className={`${styles.table} ${onOpen === undefined ? '' : styles.dense}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">Photo</span>
          </th>
          <th scope="col">Community</th>
          <th scope="col" className={styles.figure}>
            Price
          </th>
          <th scope="col" className={styles.figure}>
            Per unit
          </th>
          <th scope="col" className={styles.figure}>
            Beds
          </th>
          <th scope="col" className={styles.figure}>
            Occupancy
          </th>
          <th scope="col" className={styles.figure}>
            Cap rate
          </th>
          <th scope="col" className={`${styles.figure} ${wide}`}>
            Listed
          </th>
          <th scope="col" className={styles.figure}>
            <span className="visually-hidden">Save and compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? SKELETONS.map((index) => <LoadingRow key={index} />)
          : rows.map((row, index) => (
              <Row
                key={row.id}
                row={row}
                isFirst={index < 4}
                listAddress={listAddress}
                onOpen={onOpen}
                isOpen={row.id === openId}
              />
            ))}
      </tbody>
    </FoldingTable>
  );
}

interface RowProps {
  readonly row: ListedCommunity;
  readonly isFirst: boolean;
  readonly listAddress: string | undefined;
  readonly onOpen: ListingsTableProps['onOpen'];
  readonly isOpen: boolean;
}

const Row = memo(function Row({ row, isFirst, listAddress, onOpen, isOpen }: RowProps) {
  const each = pricePerUnit(row.price, row.total_units ?? row.total_beds);
  return (
    <tr data-open={isOpen}>
      <td className={styles.picture}>
        <ListingPhoto picture={row.listing_images[0]} loading={isFirst ? 'eager' : 'lazy'} />
      </td>
      <th scope="row">
        <RowLink
          {...usePrefetch('property')}
          to={linkTo('property', { id: row.id })}
          state={listAddress === undefined ? undefined : { listAddress }}
          className={styles.open}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            if (isPlain(event) && onOpen?.(row) === true) event.preventDefault();
          }}
        >
          {row.property_name}
        </RowLink>
        <span className={styles.place}>
          {row.location} · {propertyTypeLabel(row.property_type)}
        </span>
        <Tags row={row} />
      </th>
      <td className={`${styles.figure} ${styles.price}`}>{formatAskingPrice(row.price)}</td>
      <Figure
        label={row.total_units === null ? 'Per bed' : 'Per unit'}
        value={dollarsText(each)}
        note={each !== null && row.total_units === null ? 'a bed' : undefined}
      />
      <Figure label="Beds" value={countText(row.total_beds)} title={sizeText(row)} />
      <Figure label="Occupancy" value={percentText(row.occupancy_rate)} />
      <Figure label="Cap rate" value={rateText(row.cap_rate)} />
      <td className={`${styles.figure} ${wide}`}>{formatDay(row.created_at)}</td>
      <td className={styles.figure}>
        <span className={`${saving.acts} screen-only`}>
          <SaveButton listing={row} isSmall />
          <CompareButton id={row.id} name={row.property_name} />
        </span>
      </td>
    </tr>
  );
});

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly title?: string;
  readonly note?: string | undefined;
}

/** A figure with its label, which is visible only on phones. */
function Figure({ label, value, title, note }: FigureProps) {
  return (
    <td className={styles.figure} title={title}>
      <span className={styles.label}>{label} </span>
      {value}
      {note !== undefined && <span className={styles.note}> {note}</span>}
    </td>
  );
}

function LoadingRow() {
  return (
    <tr>
      <td className={styles.picture}>
        <span className={styles.noPicture} />
      </td>
      <th scope="row">
        <Skeleton width="11rem" />
        <span className={styles.place}>
          <Skeleton width="9rem" />
        </span>
      </th>
      <td className={`${styles.figure} ${styles.price}`}>
        <Skeleton width="6rem" />
      </td>
      {['a', 'b', 'c', 'd'].map((key) => (
        <td key={key} className={styles.figure}>
          <span className={styles.label}>&nbsp;</span>
          <Skeleton width="3rem" />
        </td>
      ))}
      <td className={`${styles.figure} ${wide}`}>
        <Skeleton width="5rem" />
      </td>
      <td className={styles.figure} />
    </tr>
  );
}
