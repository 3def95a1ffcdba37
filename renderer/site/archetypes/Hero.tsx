import type { ReactNode } from 'react';
import { routeAt } from '#shared/routes.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './layout.module.css';

interface HeroProps {
  /** Without one the page is headed as its route is called. */
  readonly heading?: string | undefined;
  readonly lede: string;
  /** What stands above the heading, and what follows the lede. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a written page. */
export function Hero({ heading, lede, above, children }: HeroProps) {
  // Not by useTitle, which would bring a file of the app to every page.
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
