import type { ReactNode } from 'react';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import type { Community } from './community.ts';
import { useGetMarketQuery } from './demosApi.ts';
import { PartSkeleton } from './PartSkeleton.tsx';

interface WithMarketProps {
  /** Those that have what the part computes with; all, unless it says which. */
  readonly needs?: (community: Community) => boolean;
  /** Gets one community at least. */
  readonly children: (market: readonly [Community, ...Community[]]) => ReactNode;
}

const anything = () => true;

/** What is for sale, once it is there. */
export function WithMarket({ needs = anything, children }: WithMarketProps) {
  return (
    <Loaded answer={useGetMarketQuery()} waiting={<PartSkeleton />}>
      {({ rows }) => {
        const [first, ...rest] = rows.filter(needs);
        return first === undefined ? (
          <EmptyState
            title="Nothing is for sale right now"
            action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
          >
            This works with the communities that are for sale. It fills as soon as one is listed.
          </EmptyState>
        ) : (
          children([first, ...rest])
        );
      }}
    </Loaded>
  );
}
