import { useState } from 'react';
import type { FaqCategory } from '../../content/faq/faqCategory.ts';
import { ContentSection } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { findQuestions, foundText } from './faqSearch.ts';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { Questions } from './Questions.tsx';
import { SearchField } from './SearchField.tsx';

interface FaqPageProps {
  readonly heading: string;
  readonly lede: string;
  readonly categories: readonly FaqCategory[];
}

/** Questions by category, of which a search leaves those that speak of its words. */
export function FaqPage({ heading, lede, categories }: FaqPageProps) {
  const [words, setWords] = useState('');
  const found = findQuestions(categories, words);
  const count = found.reduce((total, { questions }) => total + questions.length, 0);
  return (
    <article className={styles.page}>
      <Hero heading={heading} lede={lede}>
        <SearchField label="Search the questions" onSearch={setWords} />
      </Hero>
      <div className={styles.columns}>
        <Contents sections={categories} />
        <div>
          <p role="status" className={words === '' ? 'visually-hidden' : styles.found}>
            {words !== '' && foundText(count)}
          </p>
          {found.map(({ id, heading: category, questions }) => (
            <ContentSection key={id} id={id} heading={category}>
              <Questions questions={questions} />
            </ContentSection>
          ))}
        </div>
      </div>
    </article>
  );
}
