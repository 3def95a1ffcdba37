import type { ReactNode } from 'react';
import type { LegalPage as Legal } from '../../content/legal/legalPage.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';
import { Prose } from '../blocks/Prose.tsx';
import { ContentSection } from './ContentSection.tsx';
import styles from './LegalPage.module.css';
import layout from './layout.module.css';
import { ReadingFrame } from './ReadingPage.tsx';

interface LegalPageProps {
  readonly page: Legal;
  /** Below its date. */
  readonly children?: ReactNode;
}

/** A legal document; each section has a summary before its text. */
export const LegalPage = ({ page, children }: LegalPageProps) => (
  <ReadingFrame
    page={page}
    meta={
      <>
        <p className={layout.meta}>
          Effective <CalendarDay day={page.effective} />
        </p>
        {children}
      </>
    }
  >
    {page.sections.map(({ id, heading, summary, blocks }) => (
      <ContentSection key={id} id={id} heading={heading}>
        <p className={styles.summary}>
          <span className="visually-hidden">In short: </span>
          <Prose text={summary} />
        </p>
        <Blocks blocks={blocks} />
      </ContentSection>
    ))}
  </ReadingFrame>
);
