import { use } from 'react';
import type { Notice } from '#shared/home/content.ts';
import { ForMembers, MemberSlot } from '../../ui/presence/SignInStatus.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';

/** A page about something that is only partly available: one paragraph and links. */
export const NoticePage = ({ page }: { readonly page: Notice }) => (
  <article className={styles.page}>
    <Hero heading={page.heading} lede={page.lede} />
    {page.showsConnection === true && <Connection />}
    <NextSteps next={page.next} />
  </article>
);

/** Space for the reader's connection, so that the page doesn't move when it loads. */
function Connection() {
  const part = use(MemberSlot);
  return (
    <ForMembers>
      <div className={styles.connection}>{part}</div>
    </ForMembers>
  );
}
