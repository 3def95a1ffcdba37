import content from '../../content/podcast/podcastPage.page.md';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
// Styles of the list, which is not bundled with the page.
import styles from '../archetypes/Entries.module.css';

const episodes = makeDeferredPart(() => import('../publications/Episodes.tsx'));

export { content };

export const hydrate = episodes.hydrate;

export const Component = () => (
  <AudiencePage
    page={content}
    first={
      <ContentSection id="episodes" heading="Episodes">
        <div className={styles.entries}>{episodes.written}</div>
      </ContentSection>
    }
  />
);
