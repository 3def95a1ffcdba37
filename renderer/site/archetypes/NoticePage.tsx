import type { Notice } from '../../content/model.ts';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';

/** A page about something that is only partly available: one paragraph and links. */
export const NoticePage = ({ page }: { readonly page: Notice }) => (
  <article className={styles.page}>
    <Hero heading={page.heading} lede={page.lede} />
    <NextSteps next={page.next} />
  </article>
);
