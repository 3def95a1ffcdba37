import { Tag } from '@blueprintjs/core';
import { countText, dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../../ui/link/navigation.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import {
  formatAskingPrice,
  impliedNoi,
  type ListedCommunity,
  pricePerUnit,
  propertyTypeLabel,
} from '../listing.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { Tags } from '../Tags.tsx';
import styles from './InvestorDeals.module.css';

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** Table columns with their sort keys: the first click's and the second click's. */
const COLUMNS: readonly (readonly [label: string, first?: string, second?: string])[] = [
  ['Price', 'price-high', 'price-low'],
  ['Per unit'],
  ['NOI (implied)'],
  ['Cap rate', 'cap'],
  ['Occupancy'],
  ['Beds', 'beds'],
];

interface DealsTableProps {
  /** Undefined while loading. */
  readonly rows: readonly ListedCommunity[] | undefined;
  readonly sort: string;
  readonly addressSorted: (sort: string) => string;
  readonly contacted: ReadonlySet<string>;
  readonly listAddress: string;
}

/** One dense row per deal. On phones the figures fold below the name. */
export function DealsTable({ rows, sort, addressSorted, contacted, listAddress }: DealsTableProps) {
  return (
    <FoldingTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Community</th>
          {COLUMNS.map(([label, first, second]) => (
            <SortHeader key={label} {...{ label, first, second, sort, addressSorted }} />
          ))}
          <th scope="col">
            <span className="visually-hidden">Contacted and saved</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? SKELETONS.map((index) => <LoadingRow key={index} />)
          : rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                isContacted={contacted.has(row.id)}
                listAddress={listAddress}
              />
            ))}
      </tbody>
    </FoldingTable>
  );
}

interface SortHeaderProps extends Pick<DealsTableProps, 'sort' | 'addressSorted'> {
  readonly label: string;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

function SortHeader({ label, first, second, sort, addressSorted }: SortHeaderProps) {
  if (first === undefined) return <th scope="col">{label}</th>;
  const isSorted = sort === first || sort === second;
  const next = sort === first ? (second ?? 'newest') : first;
  const order = sort === 'price-low' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <Link to={addressSorted(next)} className={styles.sort}>
        {label}
        <span aria-hidden="true">{isSorted ? (order === 'ascending' ? ' ↑' : ' ↓') : ''}</span>
      </Link>
    </th>
  );
}

interface RowProps extends Pick<DealsTableProps, 'listAddress'> {
  readonly row: ListedCommunity;
  readonly isContacted: boolean;
}

function Row({ row, isContacted, listAddress }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <RowLink
          {...usePrefetch('property')}
          to={linkTo('property', { id: row.id })}
          state={{ listAddress }}
          className={styles.name}
        >
          {row.property_name}
        </RowLink>
        <span className={styles.place}>
          {row.location} · {propertyTypeLabel(row.property_type)}
        </span>
        <Tags row={row} />
      </th>
      <Figure label="Price" value={formatAskingPrice(row.price)} />
      <Figure
        label={row.total_units === null ? 'Per bed' : 'Per unit'}
        value={dollarsText(pricePerUnit(row.price, row.total_units ?? row.total_beds))}
      />
      <Figure label="NOI (implied)" value={dollarsText(impliedNoi(row))} />
      <Figure label="Cap rate" value={rateText(row.cap_rate)} />
      <Figure label="Occupancy" value={percentText(row.occupancy_rate)} />
      <Figure label="Beds" value={countText(row.total_beds)} />
      <td>
        <span className={`${styles.marks} screen-only`}>
          {isContacted && (
            <Tag minimal intent="success">
              Contacted
            </Tag>
          )}
          <SaveButton listing={row} isSmall />
        </span>
      </td>
    </tr>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <td>
    <span className={styles.label}>{label} </span>
    {value}
  </td>
);

const LoadingRow = () => (
  <tr>
    <th scope="row">
      <Skeleton width="11rem" />
      <span className={styles.place}>
        <Skeleton width="9rem" />
      </span>
    </th>
    {COLUMNS.map(([label]) => (
      <td key={label}>
        <span className={styles.label}>{label} </span>
        <Skeleton width="4rem" />
      </td>
    ))}
    <td />
  </tr>
);
