import { buttonClass } from '../button/buttonClass.ts';
import { Link } from '../link/Link.tsx';
import styles from './PageLinks.module.css';
import { pageLink } from './paging.ts';

interface PageLinksProps {
  /** The list's own URL. */
  readonly pathname: string;
  readonly params: URLSearchParams;
  /** Cursors of the adjacent pages; null if there is none. */
  readonly previous?: string | null;
  readonly next: string | null;
  /** True on the first page. */
  readonly isFirst: boolean;
}

/**
 * Previous and next links for public lists, which also work without JavaScript. Renders nothing if the list fits on
 * one page. Working lists use `LoadMore` instead.
 */
export function PageLinks({ pathname, params, previous = null, next, isFirst }: PageLinksProps) {
  if (isFirst && next === null) return null;
  const to = (...place: Parameters<typeof pageLink>[1][]) =>
    `${pathname}${pageLink(params, ...place)}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {!isFirst && (
        <Link to={to()} rel="first" className={buttonClass({ variant: 'minimal' })}>
          First page
        </Link>
      )}
      {previous !== null && (
        <Link to={to(['before', previous])} rel="prev" className={buttonClass({})}>
          Previous
        </Link>
      )}
      {next !== null && (
        <Link to={to(['after', next])} rel="next" className={buttonClass({})}>
          Next
        </Link>
      )}
    </nav>
  );
}
