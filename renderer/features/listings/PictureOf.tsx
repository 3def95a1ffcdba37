import { useState } from 'react';
import styles from './Listings.module.css';
import type { Picture } from './listing.ts';

interface PictureOfProps {
  readonly picture: Picture | undefined;
  /** In a list the name beside it says it all; alone it is described. */
  readonly isDescribed?: boolean;
  readonly loading?: 'lazy' | 'eager';
}

/** A picture in its frame, or the words in its place. */
export function PictureOf({ picture, isDescribed = false, loading = 'lazy' }: PictureOfProps) {
  const [hasFailed, setFailed] = useState(false);
  if (picture === undefined || hasFailed) {
    return (
      <span className={styles.noPicture}>
        {isDescribed || hasFailed ? 'Image not available' : ''}
      </span>
    );
  }
  // What a screen is about: the server draws the screen with it, where it is a drawing.
  const isMain = isDescribed && loading === 'eager';
  return (
    <img
      src={picture.image_url}
      data-inside={isMain ? picture.image_url : undefined}
      alt={isDescribed ? (picture.alt_text ?? '') : ''}
      width={picture.width ?? 1200}
      height={picture.height ?? 800}
      loading={loading}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
