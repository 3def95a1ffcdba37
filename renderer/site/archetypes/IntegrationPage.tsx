import type { Integration } from '../../content/integrations/integration.ts';
import { Prose } from '../blocks/Prose.tsx';
import { Sections } from './ContentSection.tsx';
import styles from './IntegrationPage.module.css';
import { ReadingFrame } from './ReadingPage.tsx';

/** Another system, and what stands between it and the exchange. */
export const IntegrationPage = ({ page }: { readonly page: Integration }) => (
  <ReadingFrame
    page={page}
    meta={
      <dl className={styles.facts}>
        {page.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    }
  >
    <Sections sections={page.sections} />
  </ReadingFrame>
);
