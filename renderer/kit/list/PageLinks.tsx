import { buttonClass } from '../button/buttonClass.ts';
import { Link } from '../link/Link.tsx';
import styles from './PageLinks.module.css';
import { pageLink } from './paging.ts';

interface PageLinksProps {
  /** Of the address of the list. */
  readonly pathname: string;
  readonly params: URLSearchParams;
  /** Where the pages beside this one are; null where there is none. */
  readonly previous?: string | null;
  readonly next: string | null;
  /** This is the first page. */
  readonly isFirst: boolean;
}

/**
 * What leads on and back in a list that anybody reads, also without script; nothing where it fits on one page. A list
 * that one works in grows by `LoadMore`.
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
