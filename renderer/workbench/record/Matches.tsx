import { describeFit } from '#shared/deals/fits.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Loaded, type QueryState } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Record.module.css';

export interface Match {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly detail: string;
  readonly fits: readonly string[];
  readonly misses: readonly string[];
}

interface MatchesProps {
  readonly title: string;
  readonly nothing: string;
  readonly answer: QueryState<readonly Match[]>;
}

/** Matches for a record, best first, with reasons and gaps. */
export const Matches = ({ title, nothing, answer }: MatchesProps) => (
  <section aria-label={title}>
    <h3 className={styles.heading}>{title}</h3>
    <Loaded
      answer={answer}
      waiting={<Skeleton height="4rem" />}
      nothing={<p className={ui.muted}>{nothing}</p>}
    >
      {(matches) => (
        <ul className={styles.matches}>
          {matches.map(({ id, href, name, detail, fits, misses }) => (
            <li key={id}>
              <span>
                <Link to={href}>{name}</Link> <span className={ui.muted}>{detail}</span>
              </span>
              <span className={ui.muted}>{describeFit(fits, misses)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);
