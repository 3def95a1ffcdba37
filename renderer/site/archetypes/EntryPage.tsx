import type { ReactNode } from 'react';
import type { Action, Block } from '#shared/home/content.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';

interface EntryPageProps {
  readonly heading: string;
  readonly lede: string;
  readonly meta?: ReactNode;
  readonly blocks?: readonly Block[];
  /** Content beyond the blocks. */
  readonly children?: ReactNode;
  /** Full-width content below the text. */
  readonly after?: ReactNode;
  readonly next: readonly Action[];
}

/** A collection entry, short enough to need no table of contents. */
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
