import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import styles from './FigureStrip.module.css';

export interface Figure {
  readonly label: string;
  /** Null while it is on its way. */
  readonly value: string | null;
  readonly hint?: string;
  /** What it counts, on a screen of its own. */
  readonly link?: { readonly to: RouteName; readonly query?: Query };
}

/** The few numbers a screen opens with, on one line where there is room. */
export function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value, hint, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {value === null ? (
              <Skeleton width="4rem" />
            ) : link === undefined ? (
              value
            ) : (
              <RouteLink to={link.to} query={link.query ?? {}} aria-label={`${label}: ${value}`}>
                {value}
              </RouteLink>
            )}
          </dd>
          {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
