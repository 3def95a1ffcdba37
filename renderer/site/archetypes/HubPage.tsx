import type { Hub } from '../../content/model.ts';
import { InventoryBlock } from '../inventory/InventoryBlock.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { HeroActions, NextSteps } from './NextSteps.tsx';

/** A page that shows what is on the exchange right now. */
export const HubPage = ({ page }: { readonly page: Hub }) => (
  <article className={styles.page}>
    <Hero heading={page.heading} lede={page.lede}>
      <HeroActions next={page.next} />
    </Hero>
    {page.inventory.map(({ of }) => (
      <InventoryBlock key={of} of={of} />
    ))}
    <NextSteps next={page.next} />
  </article>
);
