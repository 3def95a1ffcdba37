import type { ReactNode } from 'react';
import type { ContentPage } from '#shared/home/content.ts';
import { Sections } from './ContentSection.tsx';
import { Contents } from './Contents.tsx';
import { Hero } from './Hero.tsx';
import layout from './layout.module.css';
import { NextSteps } from './NextSteps.tsx';
import { Questions } from './Questions.tsx';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  readonly page: ContentPage;
  /** The interactive tool; the text below explains it and works without JavaScript. */
  readonly children: ReactNode;
}

/** A tool page: the tool first, then its explanation. */
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
