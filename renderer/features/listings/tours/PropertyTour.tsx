import { Suspense, useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { CopyTourLinks } from './CopyTourLinks.tsx';
import styles from './PropertyTour.module.css';
import { TourOutline } from './TourOutline.tsx';
import type { Community } from './tourShapes.ts';
import { type TourOfListing, useGetTourQuery } from './toursApi.ts';

const MarkedTour = lazyPart(async () => {
  const { MarkedTour: part } = await import('./MarkedTour.tsx');
  return { default: part };
});

const waiting = <Skeleton height="min(70vh, 40rem)" />;

/** The tour on the page of its listing, for visitors too. */
export function PropertyTour({ listing }: { readonly listing: Community }) {
  const { id, property_name: name, location: place } = listing;
  const { session } = useAuth();
  const isMember = session !== null && !session.needsCode;
  const query = useGetTourQuery({ listingId: id, isMember });
  const found = query.currentData;
  return (
    <Page>
      <PageHeader
        title={name}
        description={place}
        actions={
          <>
            <LinkButton to="property" params={{ id }}>
              Open listing
            </LinkButton>
            {found?.tour != null && <CopyTourLinks listingId={id} {...found} />}
          </>
        }
      />
      <div className={styles.onListing}>
        <Loaded answer={query} waiting={waiting}>
          {(loaded) =>
            loaded?.tour == null ? (
              <EmptyState title="No tour">
                This listing has no tour, or it isn't visible to you.
              </EmptyState>
            ) : (
              <ShownTour listing={listing} tour={loaded.tour} pictures={loaded.pictures} />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

interface ShownTourProps extends Pick<TourOfListing, 'pictures'> {
  readonly listing: Community;
  readonly tour: NonNullable<TourOfListing['tour']>;
}

function ShownTour({ listing, tour, pictures }: ShownTourProps) {
  const { params, change } = useUrlSearch();
  const onScene = useCallback((id: string) => change([['scene', id]]), [change]);
  // The viewer draws in the browser only. The server renders the outline.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <>
      {isMounted ? (
        <Suspense fallback={waiting}>
          <MarkedTour
            listing={listing}
            scenes={tour.scenes}
            pictures={pictures}
            sceneId={params.get('scene')}
            onScene={onScene}
            startsPlaying={params.get('play') === 'true'}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <TourOutline scenes={tour.scenes} />
    </>
  );
}
