import { useEffect } from 'react';
import { faqIntro } from '../../content/faq/faqIntro.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { questionSearch } from './questionSearch.ts';
import { SearchField } from './SearchField.tsx';

export const faqList = makeDeferredPart(() => import('./FaqList.tsx'));

/** Until it loads, all questions are shown. */
const hydrate = () => void faqList.hydrate().catch(() => undefined);

function search(query: string): void {
  questionSearch.set(query);
  hydrate();
}

/** The FAQ page. All questions are prerendered; the list is hydrated on search or scroll. */
export function FaqPage() {
  useEffect(() => {
    addEventListener('scroll', hydrate, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', hydrate);
      questionSearch.reset();
    };
  }, []);
  return (
    <article className={styles.page}>
      <Hero heading={faqIntro.heading} lede={faqIntro.lede}>
        <SearchField label="Search the questions" onSearch={search} />
      </Hero>
      {faqList.written}
    </article>
  );
}
