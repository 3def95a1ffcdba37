import { type ReactNode, useEffect } from 'react';
import { isDataError } from '../../core/api/dataError.ts';
import { announce } from '../../kit/live/announce.ts';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Directory.module.css';
import type { DirectoryPage } from './directoryPage.ts';

export interface Answer<Row> {
  readonly data?: DirectoryPage<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ResultsProps<Row> {
  readonly answer: Answer<Row>;
  /** How many there are, in words; said aloud when it changes. */
  readonly summary: string;
  readonly children: (row: Row) => ReactNode;
  readonly nothing: ReactNode;
  /** How many are shown at the most; all of the page where it is not said. */
  readonly most?: number;
}

const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

/** The entries of a directory, one below the other, in whatever state they are. */
export function Results<Row extends { readonly id: string }>({
  answer,
  summary,
  children,
  nothing,
  most,
}: ResultsProps<Row>) {
  const { data, error, isFetching, refetch } = answer;
  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);
  if (isDataError(error)) {
    return <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  if (data?.rows.length === 0) return nothing;
  return (
    <ul className={styles.entries} aria-busy={isFetching}>
      {data === undefined
        ? SKELETONS.map((index) => (
            <li key={index} className={styles.entry}>
              <div>
                <Skeleton width="14rem" height="1.4em" />
                <Skeleton width="100%" height="2.6em" />
              </div>
              <Skeleton width="10rem" height="2.6em" />
            </li>
          ))
        : data.rows.slice(0, most).map((row) => (
            <li key={row.id} className={styles.entry}>
              {children(row)}
            </li>
          ))}
    </ul>
  );
}
