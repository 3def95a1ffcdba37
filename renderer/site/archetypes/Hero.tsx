import type { ReactNode } from 'react';
import { Prose } from '../blocks/Prose.tsx';
import styles from './layout.module.css';

interface HeroProps {
  readonly heading: string;
  readonly lede: string;
  /** What stands above the heading, and what follows the lede. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a written page. */
export const Hero = ({ heading, lede, above, children }: HeroProps) => (
  <header className={styles.hero}>
    {above}
    <h1>{heading}</h1>
    <p className={styles.lede}>
      <Prose text={lede} />
    </p>
    {children}
  </header>
);
