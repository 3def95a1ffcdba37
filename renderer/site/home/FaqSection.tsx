import { useCallback, useEffect, useState } from 'react';
import { questionSearch } from '../archetypes/questionSearch.ts';
import { SearchField } from '../archetypes/SearchField.tsx';
import styles from './FaqSection.module.css';
import { HomeSection } from './HomeSection.tsx';
import { questionList } from './lateSections.ts';

/** A few questions to open, and a search through all. */
export function FaqSection() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => questionSearch.reset, []);

  const search = useCallback((words: string) => {
    questionSearch.set(words);
    // Until it comes, the questions that were written stand there.
    questionList.hydrate().then(
      () => setFailed(false),
      () => setFailed(words.trim() !== ''),
    );
  }, []);

  return (
    <HomeSection
      id="faq"
      title="Questions people ask first"
      lead="One from each part of the answers. The search looks through all of them, in question, answer and category."
    >
      <div id="faq-section" className={styles.columns}>
        <div className={styles.side}>
          <SearchField label="Search the questions" onSearch={search} />
          {hasFailed && <p role="status">The search did not load. Please try again.</p>}
        </div>
        <div>{questionList.written}</div>
      </div>
    </HomeSection>
  );
}
