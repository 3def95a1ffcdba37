import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { formatTime } from '#shared/format/relative-time.ts';
import { POLLING_OPTIONS } from '../../../data/api/polling.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { concernsOf } from './concerns.ts';
import { FigureSections } from './FigureSections.tsx';
import styles from './Operations.module.css';
import { OperationViews } from './OperationViews.tsx';
import type { Operations } from './operations.ts';
import { useGetOperationsQuery } from './operationsApi.ts';

/** Current issues first, then all figures from the database and the running backend. */
export function Overview() {
  const result = useGetOperationsQuery(undefined, POLLING_OPTIONS);
  return (
    <Page>
      <PageHeader views={<OperationViews here="overview" />} />
      <div className={styles.overview}>
        <Loaded answer={result} waiting={<Skeleton height="40rem" />}>
          {(operations) => (
            <>
              <Concerns
                told={operations}
                isFetching={result.isFetching}
                onRefresh={() => void result.refetch()}
              />
              <FigureSections told={operations} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

interface ConcernsProps {
  readonly told: Operations;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

function Concerns({ told, isFetching, onRefresh }: ConcernsProps) {
  const id = useId();
  const concerns = concernsOf(told, new Date(told.at));
  return (
    <section aria-labelledby={id} className={`${ui.stack12} ${styles.concerns}`}>
      <div className={styles.head}>
        <h2 id={id}>Issues</h2>
        <span className={ui.aside}>as of {formatTime(told.at)}</span>
        <Button variant="minimal" size="small" loading={isFetching} onClick={onRefresh}>
          Refresh
        </Button>
      </div>
      {concerns.length === 0 ? (
        <p>No issues detected</p>
      ) : (
        <ul>
          {concerns.map(({ id: key, text, intent, query }) => (
            <li key={key} data-intent={intent}>
              {query === undefined ? (
                text
              ) : (
                <RouteLink to="adminOperationsCenter" query={query}>
                  {text}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
