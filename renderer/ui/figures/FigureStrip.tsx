import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import ui from '../theme/ui.module.css';
import styles from './FigureStrip.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** The screen with the items it counts. */
  readonly link?: { readonly to: RouteName; readonly query?: Query } | undefined;
}

/** The value of a figure, as a link if it has one. */
export const FigureValue = ({ label, value, link }: Pick<Figure, 'label' | 'value' | 'link'>) =>
  link === undefined ? (
    value
  ) : (
    <RouteLink to={link.to} query={link.query ?? {}} aria-label={`${label}: ${value}`}>
      {value}
    </RouteLink>
  );

/** A screen's key figures, on one line if they fit. */
export function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value, hint, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <FigureValue label={label} value={value} link={link} />
          </dd>
          {hint !== undefined && <dd className={ui.caption}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
