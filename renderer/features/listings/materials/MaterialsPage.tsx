import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Materials.module.css';
import { MaterialVersions } from './MaterialVersions.tsx';
import { useMyMaterialsQuery } from './materialsApi.ts';

/** Materials for each community: created from its listing, versioned, with their readers. */
export function Component() {
  const query = useMyMaterialsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(listings) =>
          listings.length === 0 ? (
            <EmptyState
              title="No listings yet"
              action={<LinkButton to="submitListing">List a community</LinkButton>}
            >
              Create a teaser and memorandum for each community you list or co-broker.
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
                  <MaterialVersions kind="teaser" listing={listing} />
                  <MaterialVersions kind="memorandum" listing={listing} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
