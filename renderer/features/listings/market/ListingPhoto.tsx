import { useState } from 'react';
import { LazyImage } from '../../../ui/picture/LazyImage.tsx';
import styles from './Listings.module.css';
import type { Picture } from './listing.ts';

interface PictureOfProps {
  readonly picture: Picture | undefined;
  /** In a list the name beside it suffices; standing alone, the photo needs alt text. */
  readonly isDescribed?: boolean;
  readonly loading?: 'lazy' | 'eager';
}

/** A framed photo, or placeholder text. */
export function ListingPhoto({ picture, isDescribed = false, loading = 'lazy' }: PictureOfProps) {
  const [hasFailed, setFailed] = useState(false);
  if (picture === undefined || hasFailed) {
    return (
      <span className={styles.noPicture}>
        {isDescribed || hasFailed ? 'Image not available' : ''}
      </span>
    );
  }
  const src = picture.image_url;
  const shared = {
    alt: isDescribed ? (picture.alt_text ?? '') : '',
    width: picture.width ?? 1200,
    height: picture.height ?? 800,
    onError: () => setFailed(true),
  };
  if (loading === 'lazy') return <LazyImage src={src} {...shared} />;
  // The screen's main photo: if it is a drawing, the server inlines it. `shared/facades/inline-drawings.ts` looks for this
  // marker directly after the URL.
  const inside = isDescribed ? src : undefined;
  return (
    <img
      src={src}
      data-inside={inside}
      {...shared}
      alt={shared.alt}
      loading="eager"
      decoding="async"
    />
  );
}
