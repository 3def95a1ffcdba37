import type { ReactNode } from 'react';
import { routeAt } from '#shared/routes.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './layout.module.css';

interface HeroProps {
  /** Defaults to the route's title. */
  readonly heading?: string | undefined;
  readonly lede: string;
  /** Content above the heading and after the lede. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Header of a content page. */
export function Hero({ heading, lede, above, children }: HeroProps) {
  // Doesn't use useTitle, which would add app code to every page.
  const { pathname } = useNavigation();
  return (
    <header className={styles.hero}>
      {above}
      <h1>{heading ?? routeAt(pathname)?.title}</h1>
      <p className={styles.lede}>
        <Prose text={lede} />
      </p>
      {children}
    </header>
  );
}
