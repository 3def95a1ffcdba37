import { describeSearch, parseFacets } from '../market/index.ts';
import styles from './Saved.module.css';
import type { SavedSearch } from './saved.ts';

/** A saved search's criteria as labels. */
export const SearchChips = ({ search }: { readonly search: SavedSearch }) => (
  <ul className={styles.chips} aria-label={`Criteria of ${search.name}`}>
    {describeSearch(parseFacets(search.facets, search.words)).map((criterion) => (
      <li key={criterion}>{criterion}</li>
    ))}
  </ul>
);
