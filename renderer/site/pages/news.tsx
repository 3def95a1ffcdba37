import content from '../../content/press/newsPage.page.md';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
// Styles of the list, which is not bundled with the page.
import '../archetypes/Entries.module.css';

const entries = makeDeferredPart(() => import('../publications/News.tsx'));

export { content };

export const hydrate = entries.hydrate;

export const Component = () => (
  <AudiencePage
    page={content}
    first={
      <ContentSection id="news" heading="Latest">
        {entries.written}
      </ContentSection>
    }
  />
);
