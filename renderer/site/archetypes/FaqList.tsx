import { useEffect, useSyncExternalStore } from 'react';
import type { Question } from '#shared/home/content.ts';
import { faq } from '../../content/faq/faq.ts';
import type { FaqCategory } from '../../content/faq/faqCategory.ts';
import { useLiveData } from '../data/useLiveData.ts';
import { ContentSection } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { loadFaq, noteSearchWithoutResults } from './faqData.ts';
import { findQuestions, foundText } from './faqSearch.ts';
import { HelpfulVote } from './HelpfulVote.tsx';
import styles from './layout.module.css';
import { Questions } from './Questions.tsx';
import { questionSearch } from './questionSearch.ts';

/** How long someone pauses once a search is complete. */
const PAUSE_MS = 1500;

/** Prerendered questions have no ID. */
type ShownCategory = FaqCategory & {
  readonly questions: readonly (Question & { readonly id?: string })[];
};

/** Questions by category, filtered by the search: first as prerendered, then as staff changed them. */
export default function FaqList() {
  const { subscribe, read, readWritten } = questionSearch;
  const query = useSyncExternalStore(subscribe, read, readWritten);
  const { data } = useLiveData(loadFaq);
  const categories: readonly ShownCategory[] =
    data.state === 'loaded' && data.value.length > 0 ? data.value : faq;
  const found = findQuestions(categories, query);
  const count = found.reduce((total, { questions }) => total + questions.length, 0);
  useSearchNote(query, data.state === 'loaded' && count === 0);
  return (
    <div className={styles.columns}>
      <Contents sections={categories} />
      <div>
        <p role="status" className={query === '' ? 'visually-hidden' : styles.found}>
          {query !== '' && foundText(count)}
        </p>
        {found.map(({ id, heading, questions }) => (
          <ContentSection key={id} id={id} heading={heading}>
            <Questions
              questions={questions}
              footer={({ id }) => id !== undefined && <HelpfulVote id={id} />}
            />
          </ContentSection>
        ))}
      </div>
    </div>
  );
}

/** Notes a search that found nothing, once the person stopped typing. */
function useSearchNote(query: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty || query.trim() === '') return;
    const timer = setTimeout(
      () => void noteSearchWithoutResults(query).catch(() => undefined),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query, isEmpty]);
}
