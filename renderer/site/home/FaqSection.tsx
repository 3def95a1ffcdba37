import { useEffect } from 'react';
import { questionSearch } from '../archetypes/questionSearch.ts';
import { SearchField } from '../archetypes/SearchField.tsx';
import styles from './FaqSection.module.css';
import { HomeSection } from './HomeSection.tsx';
import { questionList } from './lateSections.ts';

function search(words: string): void {
  questionSearch.set(words);
  // Until it comes, the questions that were written stand there.
  questionList.wake().catch(() => undefined);
}

/** A few questions to open, and a search through all. */
export function FaqSection() {
  useEffect(() => questionSearch.reset, []);
  return (
    <HomeSection
      id="faq"
      title="Questions people ask first"
      lead="One from each part of the answers. The search looks through all of them, in question, answer and category."
    >
      <div id="faq-section" className={styles.columns}>
        <div className={styles.side}>
          <SearchField label="Search the questions" onSearch={search} />
        </div>
        <div>{questionList.written}</div>
      </div>
    </HomeSection>
  );
}
