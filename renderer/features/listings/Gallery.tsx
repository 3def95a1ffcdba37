import { useState } from 'react';
import type { Picture } from './listing.ts';
import { PictureOf } from './PictureOf.tsx';
import styles from './Property.module.css';

/** One picture large, and all of them to choose from. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <figure className={styles.gallery}>
      <PictureOf key={shown?.image_url} picture={shown} isDescribed loading="eager" />
      {shown?.caption && <figcaption>{shown.caption}</figcaption>}
      {pictures.length > 1 && (
        <div className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <button
              key={picture.image_url}
              type="button"
              aria-pressed={picture === shown}
              aria-label={picture.caption ?? `Picture ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              <PictureOf picture={picture} />
            </button>
          ))}
        </div>
      )}
    </figure>
  );
}
