import { Tag } from '@blueprintjs/core';
import { useCallback } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ListingPhoto } from '../market/index.ts';
import { CopyTourLinks } from './CopyTourLinks.tsx';
import { MarkedTour } from './MarkedTour.tsx';
import { TourEditor } from './TourEditor.tsx';
import styles from './Tours.module.css';
import type { Community } from './tourShapes.ts';
import {
  type TourCard,
  useGetTourQuery,
  useListOwnCommunitiesQuery,
  useListToursQuery,
} from './toursApi.ts';

/** Tours of communities: the list, one tour, or its editor. */
export function Component() {
  const { params } = useUrlSearch();
  const listing = params.get('listing');
  if (listing === null || !isId(listing)) return <Tours />;
  return <OneTour key={listing} listingId={listing} isEditing={params.get('edit') === 'true'} />;
}

function Tours() {
  const query = useListToursQuery();
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { currentData: own = [] } = useListOwnCommunitiesQuery(userId, { skip: userId === '' });
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="20rem" />}
        nothing={
          <EmptyState title="No tours yet">
            Tours appear here when a seller publishes one for a listing you can see.
          </EmptyState>
        }
      >
        {(tours) => (
          <ul className={styles.cards} aria-label="Tours">
            {tours.map((tour) => (
              <Card key={tour.listingId} tour={tour} />
            ))}
          </ul>
        )}
      </Loaded>
      <WithoutTour
        communities={own.filter(
          ({ id }) => !query.currentData?.some(({ listingId }) => listingId === id),
        )}
      />
    </Page>
  );
}

function Card({ tour }: { readonly tour: TourCard }) {
  return (
    <li>
      <RouteLink to="arPropertyExplorer" query={{ listing: tour.listingId }}>
        <ListingPhoto picture={tour.cover ?? undefined} />
        <strong>{tour.name}</strong>
      </RouteLink>
      <span className={ui.subline}>{tour.location}</span>
      <span className={ui.caption}>
        {tour.sceneCount === 1 ? '1 scene' : `${tour.sceneCount} scenes`} · Updated{' '}
        {formatDay(tour.updatedAt)}
      </span>
      {!tour.isPublished && <Tag minimal>Draft</Tag>}
    </li>
  );
}

function WithoutTour({ communities }: { readonly communities: readonly Community[] }) {
  if (communities.length === 0) return null;
  return (
    <section aria-labelledby="without-tour" className={styles.own}>
      <h2 id="without-tour">Your listings without a tour</h2>
      <ul className={styles.without}>
        {communities.map(({ id, property_name: name, location }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <span className={ui.subline}>{location}</span>
            </span>
            <LinkButton
              to="arPropertyExplorer"
              query={{ listing: id, edit: 'true' }}
              aria-label={`Create tour of ${name}`}
            >
              Create tour
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneTourProps {
  readonly listingId: string;
  readonly isEditing: boolean;
}

function OneTour({ listingId, isEditing }: OneTourProps) {
  const query = useGetTourQuery({ listingId, isMember: true });
  const { params, change } = useUrlSearch();
  const onScene = useCallback((id: string) => change([['scene', id]]), [change]);
  const found = query.currentData;
  const isOwn = found?.isOwn === true;
  return (
    <Page>
      <PageHeader
        title={found?.listing?.property_name}
        actions={
          <>
            <RouteLink to="arPropertyExplorer">All tours</RouteLink>
            <RouteLink to="property" params={{ id: listingId }}>
              Open listing
            </RouteLink>
            {found?.tour != null && !isEditing && (
              <CopyTourLinks listingId={listingId} {...found} />
            )}
            {isOwn && !isEditing && found?.tour != null && (
              <LinkButton to="arPropertyExplorer" query={{ listing: listingId, edit: 'true' }}>
                Edit tour
              </LinkButton>
            )}
          </>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
        {(loaded) => {
          if (loaded === undefined) return null;
          if (isEditing && isOwn) {
            return (
              <TourEditor
                key={loaded.tour?.version ?? 0}
                {...loaded}
                listingId={listingId}
                onSaved={() => change([['edit', null]])}
              />
            );
          }
          return loaded.tour === null || loaded.listing === null ? (
            <EmptyState
              title="No tour"
              action={<LinkButton to="arPropertyExplorer">See all tours</LinkButton>}
            >
              This listing has no tour, or it isn't visible to you.
            </EmptyState>
          ) : (
            <MarkedTour
              listing={loaded.listing}
              scenes={loaded.tour.scenes}
              pictures={loaded.pictures}
              sceneId={params.get('scene')}
              onScene={onScene}
              startsPlaying={params.get('play') === 'true'}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
