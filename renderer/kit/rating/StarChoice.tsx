import { useId } from 'react';
import styles from './StarChoice.module.css';
import { StarIcon } from './StarIcon.tsx';

interface StarChoiceProps {
  readonly rating: number;
  /** What each number of stars says, one first. */
  readonly captions: readonly string[];
  readonly onChoose: (rating: number) => void;
}

/** Five stars of which as many shine as are chosen; radio buttons for keyboard and screen reader. */
export function StarChoice({ rating, captions, onChoose }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Your rating</legend>
      <div className={styles.stars}>
        {captions.map((caption, index) => {
          const star = index + 1;
          return (
            <label key={caption} data-lit={star <= rating} title={caption}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === rating}
                className="visually-hidden"
                onChange={() => onChoose(star)}
              />
              <span className="visually-hidden">
                {star === 1 ? '1 star' : `${star} stars`}: {caption}
              </span>
              <StarIcon />
            </label>
          );
        })}
      </div>
      <p className={styles.caption} aria-hidden="true">
        {captions[rating - 1] ?? 'Choose one to five stars'}
      </p>
    </fieldset>
  );
}
