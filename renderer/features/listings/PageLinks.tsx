import { LISTINGS_PAGE_SIZE } from '#shared/constants.ts';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Listings.module.css';
import { pageLink } from './listingSearch.ts';

interface PageLinksProps {
  readonly params: URLSearchParams;
  readonly page: number;
  readonly count: number;
}

/** Where in the list one is; nothing where it fits on one page. */
export function PageLinks({ params, page, count }: PageLinksProps) {
  const pages = Math.ceil(count / LISTINGS_PAGE_SIZE);
  if (pages < 2) return null;
  const first = (page - 1) * LISTINGS_PAGE_SIZE + 1;
  const last = Math.min(page * LISTINGS_PAGE_SIZE, count);
  const to = (other: number) => `${location.pathname}${pageLink(params, other)}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={buttonClass({})}>
          Previous
        </Link>
      )}
      <p>
        {first}–{last} of {count}
      </p>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={buttonClass({})}>
          Next
        </Link>
      )}
    </nav>
  );
}
