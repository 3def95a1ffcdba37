import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { KindOf } from './KindOf.tsx';
import styles from './Materials.module.css';
import { useMyMaterialsQuery } from './materialsApi.ts';

/** What is handed out about each community: made from its listing, in versions, with who has it. */
export function Component() {
  const answer = useMyMaterialsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={answer} waiting={<Skeleton height="20rem" />}>
        {(listings) =>
          listings.length === 0 ? (
            <EmptyState
              title="No community to make them of"
              action={<LinkButton to="submitListing">List a community</LinkButton>}
            >
              The teaser and the memorandum of each community that you sell, or work on as
              co-broker, are made here from its listing.
            </EmptyState>
          ) : (
            <ul className={styles.listings} aria-label="Communities">
              {listings.map((listing) => (
                <li key={listing.id}>
                  <div className={styles.head}>
                    <h2>{listing.name}</h2>
                    <span className={styles.quiet}>
                      {listing.location}
                      {listing.is_confidential && ' · confidential'}
                      {!listing.is_live && ' · not on the market'}
                      {!listing.is_own && ' · as co-broker'}
                    </span>
                  </div>
                  <KindOf kind="teaser" listing={listing} />
                  <KindOf kind="memorandum" listing={listing} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
