import content from '../../content/press/pressPage.page.md';
import { pressReleases } from '../../content/press/pressReleases.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';

export { content };

const Releases = () => (
  <ContentSection id="releases" heading="Releases">
    <Entries
      entries={pressReleases.map(({ slug, heading, description, date }) => ({
        id: slug,
        title: (
          <RouteLink to="pressRelease" params={{ slug }}>
            {heading}
          </RouteLink>
        ),
        text: description,
        meta: <CalendarDay day={date} />,
      }))}
    />
  </ContentSection>
);

export const Component = () => <AudiencePage page={content} first={<Releases />} />;
