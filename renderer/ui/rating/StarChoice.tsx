import { useId } from 'react';
import ui from '../theme/ui.module.css';
import styles from './StarChoice.module.css';
import { StarIcon } from './StarIcon.tsx';

interface StarChoiceProps {
  readonly rating: number;
  /** Caption for each rating, starting with one star. */
  readonly captions: readonly string[];
  readonly onChoose: (rating: number) => void;
}

/** Five-star rating input; radio buttons for keyboard and screen readers. */
export function StarChoice({ rating, captions, onChoose }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={ui.grid4}>
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
        {captions[rating - 1] ?? 'Choose a rating from 1 to 5 stars'}
      </p>
    </fieldset>
  );
}
