import type { ReactNode } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { Page, PageHeader } from '../../ui/page/Page.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { NoCommunities } from './NoCommunities.tsx';
import styles from './Operator.module.css';
import { useCommunity } from './useCommunity.ts';

interface CommunityScreenProps {
  /** The kind of record that the user's position must be able to read. */
  readonly kind?: string;
  readonly actions?: (communityId: string) => ReactNode;
  readonly children: (communityId: string) => ReactNode;
}

/** A screen about one of the user's communities, with a choice if there are several. */
export function CommunityScreen({ kind, actions, children }: CommunityScreenProps) {
  const { query, communities, id, choose } = useCommunity(kind);
  return (
    <Page>
      <PageHeader
        actions={
          <>
            {communities.length > 1 && id !== null && (
              <div className={styles.choice}>
                <Select
                  aria-label="Community"
                  options={communities}
                  value={id}
                  onChange={({ target }) => choose(target.value)}
                />
              </div>
            )}
            {id !== null && actions?.(id)}
          </>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} nothing={<NoCommunities />}>
        {() =>
          id === null ? (
            <EmptyState title="No access">Your position doesn't open this screen.</EmptyState>
          ) : (
            children(id)
          )
        }
      </Loaded>
    </Page>
  );
}
