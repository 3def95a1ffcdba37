import { useState } from 'react';
import type { Shot } from '#shared/home/content.ts';
import {
  CLIP_SIZE,
  hasClip,
  productClipUrl,
  productShotUrl,
  SHOT_SIZE,
  SHOT_THEMES,
} from '#shared/home/product-shots.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import styles from './ProductPicture.module.css';

/**
 * A product screenshot in the reader's theme. CSS picks the theme, so that the theme button applies too; the hidden
 * image isn't loaded. Some play a clip instead, in a loop, after a press.
 */
export function ProductPicture({ name, alt }: Shot) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={styles.picture}>
      {hasClip(name) && isPlaying ? (
        <video
          // The button that had the focus is gone.
          ref={(video) => video?.focus()}
          src={productClipUrl(name)}
          aria-label={alt}
          {...CLIP_SIZE}
          autoPlay
          controls
          loop
          muted
          playsInline
        />
      ) : (
        <>
          {SHOT_THEMES.map((theme) => (
            <ThemedPicture key={theme} src={productShotUrl(name, theme)} alt={alt} />
          ))}
          {hasClip(name) && (
            <PlainButton className={styles.play} onClick={() => setPlaying(true)}>
              Play clip
            </PlainButton>
          )}
        </>
      )}
    </div>
  );
}

function ThemedPicture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      // The image may have loaded before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setLoaded(true);
      }}
      src={src}
      alt={alt}
      {...SHOT_SIZE}
      loading="lazy"
      decoding="async"
      data-loaded={isLoaded}
      onLoad={() => setLoaded(true)}
    />
  );
}
