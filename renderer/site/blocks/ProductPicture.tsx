import { useState } from 'react';
import { productShotUrl, SHOT_SIZE, SHOT_THEMES } from '#shared/home/product-shots.ts';
import type { Shot } from '../../content/model.ts';
import styles from './ProductPicture.module.css';

/**
 * A product screenshot in the reader's theme. CSS picks the theme, so that the theme button applies too; the hidden
 * image isn't loaded.
 */
export const ProductPicture = (shot: Shot) => (
  <div className={styles.picture}>
    {SHOT_THEMES.map((theme) => (
      <ThemedPicture key={theme} src={productShotUrl(shot.name, theme)} alt={shot.alt} />
    ))}
  </div>
);

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
