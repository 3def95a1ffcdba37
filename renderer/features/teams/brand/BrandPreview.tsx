import { useEffect, useId, useRef, useState } from 'react';
import { toCachedBrand, toCssProperties } from '#shared/teams/brand/brand.ts';
import { useBrandPreview } from '../../../session/brand/brandPreview.ts';
import { BrandMark } from '../../../ui/brand/BrandMark.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brand.module.css';
import type { BrandFacts } from './brandShapes.ts';

interface BrandPreviewProps {
  readonly brand: BrandFacts;
  readonly subdomain: string;
  /** True if part of the draft is invalid. */
  readonly isFaulty: boolean;
}

const THEMES = ['light', 'dark'] as const;

/** Previews the draft in the header, rows and buttons, sign-in page, and an email. */
export function BrandPreview({ brand, subdomain, isFaulty }: BrandPreviewProps) {
  const id = useId();
  const { tryOn } = useBrandPreview();
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const properties = toCssProperties(brand);
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) element.style.removeProperty(name);
    };
  }, [brand]);
  const mark =
    brand.logo === null ? (
      <BrandMark />
    ) : (
      <img src={`data:image/webp;base64,${brand.logo}`} alt="" className={styles.mark} />
    );
  const name = (
    <span className={styles.brandName}>
      {mark}
      {brand.product_name}
    </span>
  );
  return (
    <section aria-labelledby={id}>
      <div className={styles.previewHead}>
        <h2 id={id}>Preview</h2>
        <span className={ui.actions}>
          <PlainButton size="small" disabled={isFaulty} onClick={() => tryOn(toCachedBrand(brand))}>
            Preview on every screen
          </PlainButton>
          {THEMES.map((each) => (
            <PlainButton
              key={each}
              size="small"
              aria-pressed={theme === each}
              onClick={() => setTheme(each)}
            >
              {each === 'light' ? 'Light' : 'Dark'}
            </PlainButton>
          ))}
        </span>
      </div>
      <div ref={stage} className={styles.stage} data-look={theme}>
        <figure>
          <figcaption>In the product</figcaption>
          <div className={styles.bar}>
            {name}
            <span className={styles.here}>Listings</span>
            <span>Clients</span>
            <span>Pipeline</span>
          </div>
          <div className={styles.rows}>
            <p className={styles.sampleTitle}>Maple Court</p>
            <p>84 units, assisted living, Duluth, MN</p>
            <p>
              <span className={styles.fakeLink}>Open deal room</span>
            </p>
            <p>
              <span className={styles.fakeButton}>Make an offer</span>
              <span className={styles.fakeTag}>Under contract</span>
            </p>
          </div>
        </figure>
        <figure>
          <figcaption>{subdomain}, sign in</figcaption>
          <div className={styles.signIn}>
            {name}
            <p className={styles.sampleTitle}>{brand.sign_in_title || 'Sign in'}</p>
            <p>{brand.sign_in_text || 'Welcome back.'}</p>
            <span className={styles.fakeButton}>Sign in</span>
          </div>
        </figure>
        <figure>
          <figcaption>Email invitation</figcaption>
          <div className={styles.letter}>
            <p className={styles.letterHead}>{brand.product_name}</p>
            <p>You are invited to work with us.</p>
            <span className={styles.letterButton}>View invitation</span>
            {brand.mail_footer !== '' && <p className={styles.letterFoot}>{brand.mail_footer}</p>}
          </div>
        </figure>
      </div>
    </section>
  );
}
