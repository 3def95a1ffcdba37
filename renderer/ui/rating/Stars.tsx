import { StarIcon } from './StarIcon.tsx';
import styles from './Stars.module.css';

const PLACES = [1, 2, 3, 4, 5] as const;

/** A rating rounded to whole stars, with text for screen readers. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span className={styles.stars}>
    <span className="visually-hidden">{rating} of 5 stars</span>
    {PLACES.map((place) => (
      <span key={place} data-lit={place <= Math.round(rating)}>
        <StarIcon />
      </span>
    ))}
  </span>
);
