import { useEffect, useRef, useState } from 'react';
import type { ListedTour } from '../../features/listings/tours/tourShapes.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { LazyImage } from '../../ui/picture/LazyImage.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { useOnDemand } from '../home/useOnDemand.ts';
import { InventoryRows } from '../inventory/InventoryParts.tsx';
import styles from './PropertyTours.module.css';
import { loadTours } from './propertyTours.ts';

const loadPart = () => import('./OpenedTour.tsx');

/** Tours of listed communities that anyone can walk through, opened in place. */
export function PropertyTours() {
  const { data, retry } = useLiveData(loadTours);
  const [opened, setOpened] = useState<ListedTour | null>(null);
  const { Part: OpenedTour, want, hasFailed } = useOnDemand(loadPart);
  const place = useRef<HTMLDivElement>(null);
  const isShown = opened !== null && OpenedTour !== null;
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);

  function open(tour: ListedTour) {
    setOpened(tour);
    want();
  }

  return (
    <div className={styles.tours} id="property-tours">
      <InventoryRows
        heading="Property tours"
        kind="cards"
        data={data}
        retry={retry}
        waiting={<CardSkeletons />}
        isEmpty={(tours) => tours.length === 0}
        empty={<p>No tours yet. They appear here when sellers publish them.</p>}
      >
        {(tours) => (
          <ul className={styles.cards} aria-label="Tours">
            {tours.map((tour) => (
              <Card key={tour.listing_id} tour={tour} onOpen={() => open(tour)} />
            ))}
          </ul>
        )}
      </InventoryRows>
      {hasFailed && <p role="status">The tour didn't load. Please try again.</p>}
      {isShown && (
        <section ref={place} tabIndex={-1} aria-labelledby="opened-tour" className={styles.opened}>
          <h2 id="opened-tour">{opened.property_name}</h2>
          <PlainButton variant="minimal" onClick={() => setOpened(null)}>
            Close tour
          </PlainButton>
          <div className={styles.viewer}>
            <OpenedTour
              key={opened.listing_id}
              listingId={opened.listing_id}
              name={opened.property_name}
            />
          </div>
        </section>
      )}
    </div>
  );
}

interface CardProps {
  readonly tour: ListedTour;
  readonly onOpen: () => void;
}

function Card({ tour, onOpen }: CardProps) {
  const { listing_id: id, property_name: name, location, scene_count: count, cover } = tour;
  return (
    <li className={styles.card}>
      {cover !== null && (
        <LazyImage
          src={cover.image_url}
          alt=""
          width={cover.width ?? 1200}
          height={cover.height ?? 800}
        />
      )}
      <RouteLink to="property" params={{ id }} query={{ view: 'tour' }}>
        {name}
      </RouteLink>
      <span className={styles.place}>
        {location} · {count === 1 ? '1 scene' : `${count} scenes`}
      </span>
      <PlainButton aria-label={`View tour of ${name}`} onClick={onOpen}>
        View tour
      </PlainButton>
    </li>
  );
}

const CardSkeletons = () => (
  <ul className={styles.cards} aria-hidden="true">
    {['first', 'second', 'third'].map((key) => (
      <li key={key} className={styles.card} data-waiting="true" />
    ))}
  </ul>
);
