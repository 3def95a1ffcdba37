import type { ReactNode } from 'react';
import type { ContentPage, Section } from '#shared/home/content.ts';
import { ContentSection, Sections } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { Hero } from './Hero.tsx';
import styles from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';
import { Questions } from './Questions.tsx';

const questionsSection = { id: 'questions', heading: 'Questions' };

interface ReadingPageProps {
  readonly page: ContentPage;
}

/** A page of continuous text or reference. */
export const ReadingPage = ({ page }: ReadingPageProps) => (
  <ReadingFrame page={page}>
    <Sections sections={page.sections} />
  </ReadingFrame>
);

interface ReadingFrameProps extends ReadingPageProps {
  /** Below the lede. */
  readonly meta?: ReactNode;
  /** Its sections. */
  readonly children: ReactNode;
  /** Full-width content below the sections. */
  readonly after?: ReactNode;
}

/** Frame of a reading page: header, table of contents, and next steps. */
export function ReadingFrame({ page, meta, children, after }: ReadingFrameProps) {
  const { heading, lede, sections, questions = [], next } = page;
  const listed: readonly Pick<Section, 'id' | 'heading'>[] =
    questions.length === 0 ? sections : [...sections, questionsSection];
  return (
    <article className={styles.page}>
      <Hero heading={heading} lede={lede}>
        {meta}
      </Hero>
      <div className={styles.columns}>
        <Contents sections={listed} />
        <div>
          {children}
          {questions.length > 0 && (
            <ContentSection {...questionsSection}>
              <Questions questions={questions} />
            </ContentSection>
          )}
        </div>
      </div>
      {after}
      <NextSteps next={next} />
    </article>
  );
}
