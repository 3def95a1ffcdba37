import type { ReactNode } from 'react';
import type { ContentPage } from '#shared/home/content.ts';
import { ContentSection, Sections } from './ContentSection.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { HeroActions, NextSteps } from './NextSteps.tsx';
import { Questions } from './Questions.tsx';

interface AudiencePageProps {
  readonly page: ContentPage;
  readonly above?: ReactNode;
  /** Sections before and after those of the content. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** A page for a target audience, with headings beside their sections. */
export function AudiencePage({ page, above, first, last }: AudiencePageProps) {
  const { heading, lede, shot, sections, questions = [], next } = page;
  return (
    <article className={`${styles.page} ${styles.beside}`}>
      <Hero heading={heading} lede={lede} shot={shot} above={above}>
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
