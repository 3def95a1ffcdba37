import { Tag } from '@blueprintjs/core';
import styles from './Listings.module.css';
import { type ListedCommunity, staleText } from './listing.ts';

/** Tags shown before a community's figures. */
export function Tags({ row }: { readonly row: ListedCommunity }) {
  const stale = staleText(row.staleness);
  if (row.status !== 'under_contract' && !row.is_confidential && stale === null) return null;
  return (
    <span className={styles.tags}>
      {row.status === 'under_contract' && (
        <Tag minimal intent="warning">
          Under Contract
        </Tag>
      )}
      {row.is_confidential && <Tag minimal>Confidential</Tag>}
      {stale !== null && <Tag minimal>{stale}</Tag>}
    </span>
  );
}
