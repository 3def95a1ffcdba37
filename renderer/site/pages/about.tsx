import content from '../../content/company/about.page.md';
import { team } from '../../content/company/team.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { Entries } from '../archetypes/Entries.tsx';

export { content };

const People = () => (
  <ContentSection id="people" heading="People">
    <Entries
      entries={team.map(({ slug, heading, role }) => ({
        id: slug,
        title: (
          <RouteLink to="teamMember" params={{ slug }}>
            {heading}
          </RouteLink>
        ),
        text: role,
      }))}
    />
  </ContentSection>
);

export const Component = () => <AudiencePage page={content} last={<People />} />;
