import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { TryAgain } from '../../kit/state/TryAgain.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { FeaturedCard, WaitingCard } from './FeaturedCard.tsx';
import styles from './FeaturedListings.module.css';
import { loadFeatured } from './featured.ts';
import { HomeSection } from './HomeSection.tsx';

const WAITING = ['first', 'second', 'third', 'fourth'];

/** Four communities for sale, which take turns; four places are kept for them until they come. */
export function FeaturedListings() {
  const { data, retry } = useLiveData(loadFeatured);
  return (
    <HomeSection
      id="featured-listings"
      title="Featured communities"
      lead="From the newest that are for sale, in turns of four days. Every one was reviewed before it went live."
    >
      <div tabIndex={-1} className={styles.listings} aria-busy={data.state === 'loading'}>
        <p className={styles.noScript}>
          The communities are read from the exchange, which needs script.
        </p>
        {data.state === 'loading' && (
          <ul className={styles.cards} data-waiting="true" aria-hidden="true">
            {WAITING.map((place) => (
              <WaitingCard key={place} />
            ))}
          </ul>
        )}
        {data.state === 'loaded' && data.value.length > 0 && (
          <ul className={styles.cards}>
            {data.value.map((listing, place) => (
              <FeaturedCard key={listing.id} listing={listing} place={place} />
            ))}
          </ul>
        )}
        {data.state === 'loaded' && data.value.length === 0 && (
          <p className={styles.message}>No featured properties available at the moment</p>
        )}
        {data.state === 'failed' && (
          <div className={styles.message} role="alert">
            <p>
              {data.failure instanceof Error
                ? data.failure.message
                : 'Failed to load featured properties'}
            </p>
            <TryAgain onRetry={retry} />
          </div>
        )}
      </div>
      <p>
        <LinkButton to="investmentOpportunities" size="large">
          View All Properties
        </LinkButton>
      </p>
    </HomeSection>
  );
}
