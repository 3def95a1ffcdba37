import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { formatTime } from '#shared/format/relative-time.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NoCommunities } from '../NoCommunities.tsx';
import { useNow } from '../useNow.ts';
import { BoardRows } from './BoardRows.tsx';
import { BoardTable } from './BoardTable.tsx';
import { BoardTiles } from './BoardTiles.tsx';
import styles from './Command.module.css';
import { useCommandCenterQuery } from './commandApi.ts';
import type { CommandCenter } from './commandShapes.ts';
import { WallScreen } from './WallScreen.tsx';

const STALE_RETRY_MS = 500;

/** Live boards of the user's communities: the portfolio, one community, and a wall screen. */
export function Component() {
  const query = useCommandCenterQuery(undefined, { pollingInterval: 60_000 });
  const { params, change } = useUrlSearch();
  const { data, fulfilledTimeStamp, refetch } = query;
  const isStale = (data?.stale ?? 0) > 0;
  // Each answer computes a part of what is stale, so ask again after each.
  useEffect(() => {
    if (fulfilledTimeStamp === undefined || !isStale) return;
    const timer = setTimeout(refetch, STALE_RETRY_MS);
    return () => clearTimeout(timer);
  }, [fulfilledTimeStamp, isStale, refetch]);
  return (
    <Page>
      <PageHeader
        actions={
          <>
            {data !== undefined && <span className={ui.caption}>As of {formatTime(data.at)}</span>}
            {data !== undefined && data.communities.length > 0 && (
              <Button size="small" onClick={() => change([['wall', '1']])}>
                Open wall screen
              </Button>
            )}
          </>
        }
      />
      <Loaded
        answer={query}
        waiting={<Skeleton height="32rem" />}
        nothing={<NoCommunities />}
        keepsLast
      >
        {(center) => <Center center={center} />}
      </Loaded>
      {params.get('wall') !== null && data !== undefined && data.communities.length > 0 && (
        <WallScreen
          boards={data.communities}
          at={data.at}
          onClose={() => change([['wall', null]])}
        />
      )}
    </Page>
  );
}

function Center({ center }: { readonly center: CommandCenter }) {
  const { params, change } = useUrlSearch();
  const now = useNow(30_000);
  const boards = center.communities;
  if (boards.length === 0) {
    return <NoCommunities />;
  }
  const chosen =
    boards.find(({ id }) => id === params.get('community')) ??
    (boards.length === 1 ? (boards[0] ?? null) : null);
  const rows = params.get('rows');
  const shown = chosen === null ? boards : [chosen];
  return (
    <div className={`${ui.stack16} ${styles.center}`}>
      {chosen !== null && (
        <div className={ui.actions12}>
          {boards.length > 1 && (
            <Button size="small" variant="minimal" onClick={() => change([['community', null]])}>
              All communities
            </Button>
          )}
          <h2 className={styles.name}>{chosen.name}</h2>
          {chosen.place !== null && <span className={ui.muted}>{chosen.place}</span>}
          <span className={ui.end}>
            <RouteLink to="operatorOperations" query={{ community: chosen.id }}>
              Today's operations
            </RouteLink>
          </span>
        </div>
      )}
      <BoardTiles boards={shown} now={now} />
      {chosen === null && <BoardTable boards={boards} now={now} />}
      {rows !== null && (
        <BoardRows
          key={rows}
          boards={shown}
          figure={rows}
          onClose={() => change([['rows', null]])}
        />
      )}
    </div>
  );
}
