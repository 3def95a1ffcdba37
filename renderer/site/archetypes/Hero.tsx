import type { ReactNode } from 'react';
import type { Shot } from '#shared/home/content.ts';
import { routeAt } from '#shared/routes.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { ProductPicture } from '../blocks/ProductPicture.tsx';
import { Prose } from '../blocks/Prose.tsx';
import styles from './layout.module.css';

interface HeroProps {
  /** Defaults to the route's title. */
  readonly heading?: string | undefined;
  readonly lede: string;
  readonly shot?: Shot | undefined;
  /** Content above the heading and after the lede. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Header of a content page, beside a product screenshot if it has one. */
export function Hero({ heading, lede, shot, above, children }: HeroProps) {
  // Doesn't use useTitle, which would add app code to every page.
  const { pathname } = useNavigation();
  return (
    <header className={styles.hero} data-shown={shot !== undefined}>
      <div className={styles.words}>
        {above}
        <h1>{heading ?? routeAt(pathname)?.title}</h1>
        <p className={styles.lede}>
          <Prose text={lede} />
        </p>
        {children}
      </div>
      {shot !== undefined && <ProductPicture {...shot} />}
    </header>
  );
}
