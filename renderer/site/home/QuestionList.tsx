import { useSyncExternalStore } from 'react';
import { faq } from '../../content/faq/faq.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { loadFaq } from '../archetypes/faqData.ts';
import { findQuestions, foundText } from '../archetypes/faqSearch.ts';
import { Questions } from '../archetypes/Questions.tsx';
import { questionSearch } from '../archetypes/questionSearch.ts';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './FaqSection.module.css';

const SHOWN_CATEGORIES = 5;

/** The first question of the main categories, or all search results. */
export default function QuestionList() {
  const { subscribe, read, readWritten } = questionSearch;
  const query = useSyncExternalStore(subscribe, read, readWritten);
  const { data } = useLiveData(loadFaq);
  const categories = data.state === 'loaded' && data.value.length > 0 ? data.value : faq;
  const first = categories
    .slice(0, SHOWN_CATEGORIES)
    .flatMap(({ questions }) => questions.slice(0, 1));
  const count = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearched = query.trim() !== '';
  const shown = isSearched
    ? findQuestions(categories, query).flatMap(({ questions }) => questions)
    : first;
  return (
    <>
      <p role="status" className={isSearched ? styles.found : 'visually-hidden'}>
        {isSearched && foundText(shown.length)}
      </p>
      <Questions questions={shown} />
      <p className={styles.all}>
        <RouteLink to="faq">All {count} questions and answers</RouteLink>
      </p>
    </>
  );
}
