import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useMyPositionsQuery } from '../operatorApi.ts';
import styles from './Care.module.css';

interface CommunityScreenProps {
  /** The kind of record that the user's position has to read. */
  readonly kind: string;
  readonly children: (communityId: string) => ReactNode;
}

/** A screen about one community, which the user chooses if they work in several. */
export function CommunityScreen({ kind, children }: CommunityScreenProps) {
  const { params, change } = useUrlSearch();
  const query = useMyPositionsQuery();
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {(positions) => {
          const communities = new Map(
            positions
              .filter(({ reads }) => reads.includes(kind))
              .map(({ community_id, community }) => [community_id, community] as const),
          );
          const asked = params.get('community');
          const [first] = communities.keys();
          const chosen = asked !== null && communities.has(asked) ? asked : first;
          return (
            <>
              <PageHeader
                actions={
                  communities.size > 1 && (
                    <select
                      aria-label="Community"
                      className={styles.community}
                      value={chosen}
                      onChange={({ target }) =>
                        change([
                          ['community', target.value === first ? null : target.value],
                          ['assessment', null],
                          ['resident', null],
                        ])
                      }
                    >
                      {[...communities].map(([id, name]) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  )
                }
              />
              {chosen === undefined ? (
                <EmptyState title="No community">
                  Your director adds you to a community's team first.
                </EmptyState>
              ) : (
                children(chosen)
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
