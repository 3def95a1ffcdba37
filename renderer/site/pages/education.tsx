import { categories } from '../../content/education/categories.ts';
import content from '../../content/education/educationPage.page.md';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
// Styles of the lists, which are not bundled with the page.
import '../archetypes/Entries.module.css';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { ForMembers } from '../../ui/presence/SignInStatus.tsx';
import { Blocks } from '../blocks/Blocks.tsx';

const entries = makeDeferredPart(() => import('../education/AllEntries.tsx'));

export { content };

export const hydrate = entries.hydrate;

const topics = [
  {
    kind: 'paths',
    paths: categories.map(({ slug, heading, lede }) => ({
      title: heading,
      text: lede,
      to: `/education/category/${slug}`,
    })),
  },
] as const;

export const Component = () => (
  <AudiencePage
    page={content}
    above={
      <ForMembers>
        <div>
          <LinkButton to="educationMyCourses">My courses</LinkButton>
        </div>
      </ForMembers>
    }
    first={
      <>
        <ContentSection id="topics" heading="Topics">
          <Blocks blocks={topics} />
        </ContentSection>
        {entries.written}
      </>
    }
  />
);
