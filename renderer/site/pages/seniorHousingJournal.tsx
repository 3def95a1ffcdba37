import content from '../../content/journal/journalPage.page.md';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
// Styles of the list, which is not bundled with the page.
import styles from '../archetypes/Entries.module.css';

const articles = makeDeferredPart(() => import('../publications/Articles.tsx'));

export { content };

export const hydrate = articles.hydrate;

export const Component = () => (
  <AudiencePage
    page={content}
    first={
      <ContentSection id="articles" heading="Articles">
        <div className={styles.entries}>{articles.written}</div>
      </ContentSection>
    }
  />
);
