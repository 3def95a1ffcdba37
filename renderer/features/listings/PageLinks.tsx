import { useLocation } from 'react-router-dom';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Listings.module.css';
import { pageLink } from './listingSearch.ts';

interface PageLinksProps {
  readonly params: URLSearchParams;
  /** Where the pages beside this one are; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** What leads on and back; nothing where the list fits on one page. */
export function PageLinks({ params, previous, next }: PageLinksProps) {
  const { pathname } = useLocation();
  if (previous === null && next === null) return null;
  const to = (...place: Parameters<typeof pageLink>[1][]) =>
    `${pathname}${pageLink(params, ...place)}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {previous !== null && (
        <>
          <Link to={to()} rel="first" className={buttonClass({ variant: 'minimal' })}>
            First page
          </Link>
          <Link to={to(['before', previous])} rel="prev" className={buttonClass({})}>
            Previous
          </Link>
        </>
      )}
      {next !== null && (
        <Link to={to(['after', next])} rel="next" className={buttonClass({})}>
          Next
        </Link>
      )}
    </nav>
  );
}
