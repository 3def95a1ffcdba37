import type { ReactNode } from 'react';
import type { Action, Block } from '../../content/model.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';

interface EntryPageProps {
  readonly heading: string;
  readonly lede: string;
  readonly meta?: ReactNode;
  readonly blocks?: readonly Block[];
  /** What no block says. */
  readonly children?: ReactNode;
  /** Below its text, across the page. */
  readonly after?: ReactNode;
  readonly next: readonly Action[];
}

/** One of a collection: short enough to need no contents. */
export const EntryPage = ({
  heading,
  lede,
  meta,
  blocks = [],
  children,
  after,
  next,
}: EntryPageProps) => (
  <article className={styles.page}>
    <Hero
      heading={heading}
      lede={lede}
      above={meta !== undefined && <p className={styles.meta}>{meta}</p>}
    />
    <div className={`${styles.blocks} ${styles.entry}`}>
      <Blocks blocks={blocks} />
      {children}
    </div>
    {after}
    <NextSteps next={next} />
  </article>
);
