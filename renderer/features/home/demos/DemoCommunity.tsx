import { Page } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { CommunityArticle, useGetListingQuery } from '../../listings/market/index.ts';

/** A community's page, as at its own URL. */
export function DemoCommunity({ id }: { readonly id: string }) {
  const query = useGetListingQuery(id);
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
        {(listing) => listing && <CommunityArticle listing={listing} />}
      </Loaded>
    </Page>
  );
}
