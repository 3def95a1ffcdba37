import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { PropertyTour } from '../tours/index.ts';
import { BackToList } from './BackToList.tsx';
import { CommunityArticle } from './CommunityArticle.tsx';
import { listingStructuredData } from './listingFacts.ts';
import { useGetListingQuery, useViewListingMutation } from './listingsApi.ts';
import styles from './Property.module.css';
import { useSaveAfterSignIn } from './saving/useSaveListing.ts';

/** Public page of one community. */
export function Component() {
  const { id = '' } = useParams();
  const isKnown = isId(id);
  const query = useGetListingQuery(id, { skip: !isKnown });
  const listing = isKnown ? query.currentData : null;
  useRecordHead(listing, listingStructuredData);
  const { params } = useUrlSearch();
  useSaveAfterSignIn();
  const [view] = useViewListingMutation();
  const shown = listing?.id;
  useEffect(() => {
    if (shown !== undefined) void view(shown);
  }, [shown, view]);
  if (listing === null) {
    return (
      <NotFoundMessage
        title="Community not found"
        to="investmentOpportunities"
        button="Communities for sale"
      >
        It may have been sold or withdrawn, or the address is mistyped.
      </NotFoundMessage>
    );
  }
  if (listing !== undefined && params.get('view') === 'tour') {
    return <PropertyTour key={id} listing={listing} />;
  }
  return (
    <Page>
      <BackToList />
      <Loaded answer={query} waiting={<Loading />}>
        {(found) => found && <CommunityArticle key={id} listing={found} />}
      </Loaded>
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading community…">
      <div className={styles.header}>
        <div>
          <Skeleton width="18rem" height="2.25rem" />
          <p className={styles.kind}>
            <Skeleton width="12rem" />
          </p>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Skeleton height="26rem" />
        </div>
        <div className={styles.rail}>
          <Skeleton height="26rem" />
        </div>
      </div>
    </div>
  );
}
