import { useCallback, useEffect, useState } from 'react';
import { questionSearch } from '../archetypes/questionSearch.ts';
import { SearchField } from '../archetypes/SearchField.tsx';
import { questionList } from './deferredSections.ts';
import styles from './FaqSection.module.css';
import { HomeSection } from './HomeSection.tsx';

/** Selected questions, and a search of the whole FAQ. */
export function FaqSection() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => questionSearch.reset, []);

  const search = useCallback((query: string) => {
    questionSearch.set(query);
    // Until it loads, the prerendered questions are shown.
    questionList.hydrate().then(
      () => setFailed(false),
      () => setFailed(query.trim() !== ''),
    );
  }, []);

  return (
    <HomeSection
      id="faq"
      title="Frequently asked questions"
      lead="Search looks through all questions, answers, and categories."
    >
      <div id="faq-section" className={styles.columns}>
        <div className={styles.side}>
          <SearchField label="Search the questions" onSearch={search} />
          {hasFailed && <p role="status">Search didn't load. Please try again.</p>}
        </div>
        <div>{questionList.written}</div>
      </div>
    </HomeSection>
  );
}
