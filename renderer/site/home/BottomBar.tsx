import type { MouseEvent } from 'react';
import { SearchIcon } from '../../ui/icon/icons.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import styles from './BottomBar.module.css';
import { goToSection } from './goToSection.ts';
import { SEARCH_ID } from './HeroSearch.tsx';
import { PlusIcon, StarIcon } from './homeIcons.tsx';
import { submitTo } from './personas.ts';

const REVIEWS_ID = 'social-proof';

function search(event: MouseEvent): void {
  event.preventDefault();
  goToSection(SEARCH_ID);
  document.querySelector<HTMLInputElement>(`#${SEARCH_ID} input`)?.focus({ preventScroll: true });
}

function showReviews(event: MouseEvent): void {
  event.preventDefault();
  goToSection(REVIEWS_ID);
}

/** Phone bottom bar, within thumb reach. */
export function BottomBar() {
  return (
    <nav id="shortcuts" aria-label="Shortcuts" className={styles.bar}>
      <a href={`#${SEARCH_ID}`} onClick={search}>
        <SearchIcon />
        Search
      </a>
      <ContentLink to={submitTo}>
        <PlusIcon />
        List
      </ContentLink>
      <a href={`#${REVIEWS_ID}`} onClick={showReviews}>
        <StarIcon />
        Reviews
      </a>
    </nav>
  );
}
