import { Button } from '@blueprintjs/core';
import { Maximize } from '@blueprintjs/icons';
import { type KeyboardEvent, useState } from 'react';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { getPictureIndexForKey } from './galleryKeys.ts';
import { ListingPhoto } from './ListingPhoto.tsx';
import type { Picture } from './listing.ts';
import styles from './Property.module.css';

const GalleryStage = lazyPart(async () => {
  const { GalleryLightbox: Stage } = await import('./GalleryLightbox.tsx');
  return { default: Stage };
});

/** Photo gallery with thumbnails, arrow keys, and a full-window view. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [chosen, setChosen] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const shown = pictures[chosen] ?? pictures[0];
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = getPictureIndexForKey(event.key, chosen, pictures.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  return (
    <figure className={styles.gallery}>
      <ListingPhoto key={shown?.image_url} picture={shown} isDescribed loading="eager" />
      <figcaption>
        <span>{shown?.caption}</span>
        {shown !== undefined && (
          <Button
            className="screen-only"
            variant="minimal"
            size="small"
            icon={<Maximize />}
            onClick={() => setLarge(true)}
          >
            Enlarge
          </Button>
        )}
      </figcaption>
      {pictures.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the keys; arrows go between them.
        <div className={styles.thumbnails} onKeyDown={onKeyDown}>
          {pictures.map((picture, index) => (
            <button
              key={picture.image_url}
              type="button"
              aria-pressed={picture === shown}
              aria-label={picture.caption ?? `Photo ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              <ListingPhoto picture={picture} />
            </button>
          ))}
        </div>
      )}
      {isLarge && (
        <GalleryStage
          pictures={pictures}
          chosen={chosen}
          onChoose={setChosen}
          onClose={() => setLarge(false)}
        />
      )}
    </figure>
  );
}
