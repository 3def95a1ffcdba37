import { RetryButton } from '../../ui/state/RetryButton.tsx';
import type { LiveData } from '../data/useLiveData.ts';
import styles from './CommunityCards.module.css';
import { FeaturedCard, FeaturedCardSkeleton } from './FeaturedCard.tsx';
import type { FeaturedListing } from './featuredListing.ts';

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'];

interface CommunityCardsProps {
  readonly data: LiveData<readonly FeaturedListing[]>;
  readonly retry: () => void;
  /** Number of cards marked as featured, from the first. */
  readonly featured?: number;
  /** Shown when there are none. */
  readonly empty: string;
}

/** Four community cards; space is reserved while loading. */
export const CommunityCards = ({ data, retry, featured = 0, empty }: CommunityCardsProps) => (
  <div tabIndex={-1} className={styles.listings} aria-busy={data.state === 'loading'}>
    <p className={styles.noScript}>Turn on JavaScript to see live listings.</p>
    {data.state === 'loading' && (
      <ul className={styles.cards} data-waiting="true" aria-hidden="true">
        {SKELETON_KEYS.map((place) => (
          <FeaturedCardSkeleton key={place} />
        ))}
      </ul>
    )}
    {data.state === 'loaded' && data.value.length > 0 && (
      <ul className={styles.cards}>
        {data.value.map((listing, place) => (
          <FeaturedCard key={listing.id} listing={listing} isFeatured={place < featured} />
        ))}
      </ul>
    )}
    {data.state === 'loaded' && data.value.length === 0 && (
      <p className={styles.message}>{empty}</p>
    )}
    {data.state === 'failed' && (
      <div className={styles.message} role="alert">
        <p>
          {data.failure instanceof Error
            ? data.failure.message
            : 'Failed to load featured properties'}
        </p>
        <RetryButton onRetry={retry} />
      </div>
    )}
  </div>
);
