import { buttonClass } from '../../kit/button/buttonClass.ts';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Directory.module.css';

interface MoreLinksProps {
  /** Whether this is the first page. */
  readonly isFirst: boolean;
  /** The cursor of the next page; null where there is none. */
  readonly next: string | null;
  readonly pageAfter: (cursor?: string) => string;
}

/** On to the next page and back to the first; nothing where everything is on one. */
export function MoreLinks({ isFirst, next, pageAfter }: MoreLinksProps) {
  if (isFirst && next === null) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {!isFirst && (
        <Link to={pageAfter()} className={buttonClass({})}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link to={pageAfter(next)} rel="next" className={buttonClass({})}>
          Next page
        </Link>
      )}
    </nav>
  );
}
