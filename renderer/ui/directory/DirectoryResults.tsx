import { type ReactNode, useEffect } from 'react';
import { announce } from '../live/announce.ts';
import { Loaded, type QueryState } from '../state/Loaded.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import styles from './Directory.module.css';
import type { DirectoryPage } from './directoryPage.ts';

interface ResultsProps<Row> {
  readonly answer: QueryState<DirectoryPage<Row>>;
  /** The result count as text; announced when it changes. */
  readonly summary: string;
  readonly children: (row: Row) => ReactNode;
  readonly nothing: ReactNode;
  /** The most entries shown; defaults to the whole page. */
  readonly most?: number;
}

const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

/** Lists directory entries in any loading state. */
export function DirectoryResults<Row extends { readonly id: string }>({
  answer,
  summary,
  children,
  nothing,
  most,
}: ResultsProps<Row>) {
  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);
  return (
    <Loaded answer={answer} keepsLast waiting={<Placeholder />}>
      {({ rows }) =>
        rows.length === 0 ? (
          nothing
        ) : (
          <ul className={styles.entries} aria-busy={answer.isFetching}>
            {rows.slice(0, most).map((row) => (
              <li key={row.id} className={styles.entry}>
                {children(row)}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const Placeholder = () => (
  <ul className={styles.entries} aria-busy="true">
    {SKELETONS.map((index) => (
      <li key={index} className={styles.entry}>
        <div>
          <Skeleton width="14rem" height="1.4em" />
          <Skeleton width="100%" height="2.6em" />
        </div>
        <Skeleton width="10rem" height="2.6em" />
      </li>
    ))}
  </ul>
);
