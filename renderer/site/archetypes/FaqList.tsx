import { useSyncExternalStore } from 'react';
import { faq } from '../../content/faq/faq.ts';
import { ContentSection } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { findQuestions, foundText } from './faqSearch.ts';
import styles from './layout.module.css';
import { Questions } from './Questions.tsx';
import { questionSearch } from './questionSearch.ts';

/** Questions by category, filtered by the search. */
export default function FaqList() {
  const { subscribe, read, readWritten } = questionSearch;
  const query = useSyncExternalStore(subscribe, read, readWritten);
  const found = findQuestions(faq, query);
  const count = found.reduce((total, { questions }) => total + questions.length, 0);
  return (
    <div className={styles.columns}>
      <Contents sections={faq} />
      <div>
        <p role="status" className={query === '' ? 'visually-hidden' : styles.found}>
          {query !== '' && foundText(count)}
        </p>
        {found.map(({ id, heading, questions }) => (
          <ContentSection key={id} id={id} heading={heading}>
            <Questions questions={questions} />
          </ContentSection>
        ))}
      </div>
    </div>
  );
}
