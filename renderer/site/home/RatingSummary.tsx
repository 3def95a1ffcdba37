import { useEffect, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { orUnknown } from '#shared/format/figures.ts';
import { formatFixed } from '#shared/format/number.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ForMembers, ForVisitors } from '../../ui/presence/SignInStatus.tsx';
import { onRated, openRatingDialog } from '../../ui/rating/ratingEvents.ts';
import { Stars } from '../../ui/rating/Stars.tsx';
import { RetryButton } from '../../ui/state/RetryButton.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './RatingSummary.module.css';
import {
  getShareAtLeast,
  isLongReview,
  loadRatings,
  type Ratings,
  type Review,
  STARS,
  type StarCount,
} from './ratings.ts';

/** Member ratings counted by the database; space is reserved while loading. */
export function RatingSummary() {
  const { data, retry } = useLiveData(loadRatings);
  useEffect(() => onRated(retry), [retry]);

  const ratings = data.state === 'loaded' ? data.value : null;
  return (
    <div
      tabIndex={-1}
      className={ratings === null ? `${styles.summary} screen-only` : styles.summary}
      aria-busy={data.state === 'loading'}
    >
      <p className={styles.noScript}>Turn on JavaScript to see ratings.</p>
      <div className={styles.live}>
        {data.state === 'failed' ? (
          <div className={styles.message} role="alert">
            <p>Couldn't load ratings.</p>
            <RetryButton onRetry={retry} />
          </div>
        ) : (
          <>
            <Figures ratings={ratings} />
            {ratings?.count === 0 ? (
              <p className={styles.first}>Be the First to Review!</p>
            ) : (
              <Reviews reviews={ratings?.recent ?? null} />
            )}
          </>
        )}
      </div>
      <div className={styles.own}>
        <ForMembers>
          <PlainButton aria-haspopup="dialog" onClick={openRatingDialog}>
            Rate your experience
          </PlainButton>
        </ForMembers>
        <ForVisitors>
          <p>
            Only members can rate. <RouteLink to="auth">Sign in</RouteLink> to add yours.
          </p>
        </ForVisitors>
      </div>
    </div>
  );
}

/** Null while loading. */
function Figures({ ratings }: { readonly ratings: Ratings | null }) {
  return (
    <div className={styles.figures}>
      <p className={styles.average}>
        {ratings === null ? (
          <span key="waiting" className={styles.waiting}>
            &nbsp;
          </span>
        ) : (
          <>
            <span className={styles.number}>
              {orUnknown(ratings.average, (average) => formatFixed(average, 1))}
            </span>
            <Stars rating={ratings.average ?? 0} />
            <span className={styles.count}>
              {ratings.count === 1 ? '1 rating' : `${ratings.count} ratings`}
            </span>
          </>
        )}
      </p>
      <dl className={styles.bars}>
        {STARS.map((star) => (
          <Bar key={star} star={star} ratings={ratings} />
        ))}
      </dl>
      <p className={styles.shares}>
        {ratings !== null &&
          ratings.count > 0 &&
          `${formatWholePercent(getShareAtLeast(5, ratings))} gave 5 stars, ${formatWholePercent(getShareAtLeast(4, ratings))} 4 stars or more.`}
      </p>
    </div>
  );
}

function Bar({ star, ratings }: { readonly star: StarCount; readonly ratings: Ratings | null }) {
  const ofStar = ratings?.stars[star] ?? 0;
  const share = ratings === null || ofStar === 0 ? 0 : (ofStar / ratings.count) * 100;
  return (
    <div>
      <dt>{star === 1 ? '1 star' : `${star} stars`}</dt>
      <dd>
        <svg width="100%" height="8" aria-hidden="true" focusable="false">
          <rect className={styles.track} width="100%" height="8" rx="2" />
          <rect className={styles.bar} width={`${share}%`} height="8" rx="2" />
        </svg>
        <span>{ratings === null ? '' : ofStar}</span>
      </dd>
    </div>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly Review[] | null }) {
  if (reviews === null) {
    return (
      <ul className={styles.reviews}>
        {['first', 'second', 'third'].map((place) => (
          <li key={place} aria-hidden="true">
            <span className={styles.waiting}>&nbsp;</span>
          </li>
        ))}
      </ul>
    );
  }
  if (reviews.length === 0) {
    return <p className={styles.reviews}>No written reviews yet.</p>;
  }
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <ReviewItem key={review.id} {...review} />
      ))}
    </ul>
  );
}

function ReviewItem({ rating, review, created_at: at }: Review) {
  const [isWhole, setWhole] = useState(!isLongReview(review));
  return (
    <li>
      <p className={styles.meta}>
        <Stars rating={rating} />
        <time dateTime={at}>{formatDay(at)}</time>
        {isLongReview(review) && (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Read less' : 'Read more'}
          </button>
        )}
      </p>
      <blockquote data-whole={isWhole}>{review}</blockquote>
    </li>
  );
}
