import type { ReactNode } from 'react';
import type { ContentPage } from '../../content/model.ts';
import { ContentSection, Sections } from './ContentSection.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { HeroActions, NextSteps } from './NextSteps.tsx';
import { Questions } from './Questions.tsx';

interface AudiencePageProps {
  readonly page: ContentPage;
  readonly above?: ReactNode;
  /** Sections that the content does not have, before its own and after them. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** A page for somebody who wonders whether this is for them: its headings stand beside what they head. */
export function AudiencePage({ page, above, first, last }: AudiencePageProps) {
  const { heading, lede, sections, questions = [], next } = page;
  return (
    <article className={`${styles.page} ${styles.beside}`}>
      <Hero heading={heading} lede={lede} above={above}>
        <HeroActions next={next} />
      </Hero>
      {first}
      <Sections sections={sections} />
      {last}
      {questions.length > 0 && (
        <ContentSection id="questions" heading="Questions">
          <Questions questions={questions} />
        </ContentSection>
      )}
      <NextSteps next={next} />
    </article>
  );
}
