import { readFacets, wordsOfSearch } from '../listings/index.ts';
import styles from './Saved.module.css';
import type { SavedSearch } from './saved.ts';

/** What a saved search looks for, in words. */
export const SearchChips = ({ search }: { readonly search: SavedSearch }) => (
  <ul className={styles.chips} aria-label={`What ${search.name} looks for`}>
    {wordsOfSearch(readFacets(search.facets, search.words)).map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);
