import type { ReactNode } from 'react';
import type { ContentPage } from '../../content/model.ts';
import { Sections } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { Hero } from './Hero.tsx';
import layout from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';
import { Questions } from './Questions.tsx';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  readonly page: ContentPage;
  /** What computes or shows; the words below explain it, and do for readers without script. */
  readonly children: ReactNode;
}

/** A page that does something: its tool first, and what somebody should know of it after that. */
export function ToolPage({ page, children }: ToolPageProps) {
  const { heading, lede, sections, questions = [], next } = page;
  return (
    <article className={`${layout.page} ${styles.tool}`}>
      <Hero heading={heading} lede={lede} />
      {children}
      <div className={layout.columns}>
        <Contents sections={sections} />
        <div>
          <Sections sections={sections} />
          {questions.length > 0 && <Questions questions={questions} />}
        </div>
      </div>
      <NextSteps next={next} />
    </article>
  );
}
