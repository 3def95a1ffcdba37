import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './OwnListingPanel.module.css';
import { useListDraftNamesQuery } from './ownListingActs.ts';

const SHOWN = 5;

/** Listings that are being written, over those that were submitted. */
export function DraftLine() {
  const { data: drafts = [] } = useListDraftNamesQuery();
  if (drafts.length === 0) return null;
  return (
    <nav aria-label="Drafts" className={styles.drafts}>
      <span>{drafts.length === 1 ? 'A draft:' : `${drafts.length} drafts:`}</span>
      {drafts.slice(0, SHOWN).map(({ id, name }) => (
        <RouteLink key={id} to="submitListing" query={{ draft: id }}>
          {name?.trim() || 'Without a name'}
        </RouteLink>
      ))}
      {drafts.length > SHOWN && <RouteLink to="submitListing">All drafts</RouteLink>}
    </nav>
  );
}
