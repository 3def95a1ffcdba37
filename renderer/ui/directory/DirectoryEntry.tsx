import type { ReactNode } from 'react';
import type { RouteName, RouteParams } from '#shared/routes.ts';
import { linkTo } from '#shared/routes.ts';
import { usePrefetch } from '../link/navigation.ts';
import { RowLink } from '../link/RowLink.tsx';
import ui from '../theme/ui.module.css';
import styles from './Directory.module.css';

interface EntryProps<Name extends RouteName> {
  readonly to: Name;
  readonly params: RouteParams<Name>;
  /** A photo or initials before the name. */
  readonly picture?: ReactNode;
  readonly name: string;
  /** Badges beside the name. */
  readonly marks?: ReactNode;
  /** Directly below the name. */
  readonly subtitle?: string;
  /** What the person or company does. */
  readonly children?: ReactNode;
  /** The main facts, one per line. */
  readonly facts: readonly string[];
}

/** Class for the list item of an entry. */
export const { entry } = styles;

/** A directory entry: identity on the left, facts on the right. */
export const DirectoryEntry = <Name extends RouteName>({
  to,
  params,
  picture,
  name,
  marks,
  subtitle,
  children,
  facts,
}: EntryProps<Name>) => (
  <>
    <div className={styles.about} data-pictured={picture !== undefined}>
      {picture}
      <div className={`${ui.grid4} ${styles.who}`}>
        <h2>
          <RowLink {...usePrefetch(to)} to={linkTo(to, params)}>
            {name}
          </RowLink>
          {marks}
        </h2>
        {subtitle !== undefined && <p className={ui.muted}>{subtitle}</p>}
      </div>
      {children}
    </div>
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </>
);
