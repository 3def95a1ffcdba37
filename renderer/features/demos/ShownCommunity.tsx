import { isDataError } from '../../core/api/dataError.ts';
import { Page } from '../../kit/page/Page.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { CommunityArticle, useGetListingQuery } from '../listings/index.ts';

/** The page of a community, as its own address shows it. */
export function ShownCommunity({ id }: { readonly id: string }) {
  const { currentData, error, isFetching, refetch } = useGetListingQuery(id);
  return (
    <Page>
      {currentData ? (
        <CommunityArticle listing={currentData} />
      ) : isDataError(error) ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton height="30rem" />
      )}
    </Page>
  );
}
