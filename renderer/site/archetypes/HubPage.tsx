import type { ReactNode } from 'react';
import type { Notice } from '#shared/home/content.ts';
import inventory from '../inventory/Inventory.module.css';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { HeroActions, NextSteps } from './NextSteps.tsx';

interface HubPageProps {
  readonly page: Notice;
  /** Rows loaded in the browser with visitor access. */
  readonly children: ReactNode;
}

/** A page with live data from the exchange. */
export const HubPage = ({ page, children }: HubPageProps) => (
  <article className={styles.page}>
    <Hero heading={page.heading} lede={page.lede} shot={page.shot}>
      <HeroActions next={page.next} />
    </Hero>
    <div className={inventory.inventory}>{children}</div>
    <NextSteps next={page.next} />
  </article>
);
