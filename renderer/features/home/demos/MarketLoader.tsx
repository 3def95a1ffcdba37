import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import type { Community } from './community.ts';
import { useGetMarketQuery } from './demosApi.ts';
import { PartSkeleton } from './PartSkeleton.tsx';

interface WithMarketProps {
  /** Filters to communities the part can calculate with; default all. */
  readonly needs?: (community: Community) => boolean;
  /** Receives at least one community. */
  readonly children: (market: readonly [Community, ...Community[]]) => ReactNode;
}

const anything = () => true;

/** Renders its children once listings are loaded. */
export function MarketLoader({ needs = anything, children }: WithMarketProps) {
  return (
    <Loaded answer={useGetMarketQuery()} waiting={<PartSkeleton />}>
      {({ rows }) => {
        const [first, ...rest] = rows.filter(needs);
        return first === undefined ? (
          <EmptyState
            title="No active listings right now"
            action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
          >
            This demo uses active listings. It will work once one is listed.
          </EmptyState>
        ) : (
          children([first, ...rest])
        );
      }}
    </Loaded>
  );
}
