import { boilerplate } from '../../content/press/pressRelease.ts';
import { pressReleases } from '../../content/press/pressReleases.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { EntryPage } from '../archetypes/EntryPage.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';
import { collectionOf, slugOf } from '../page.ts';

export const collection = collectionOf(pressReleases);

export function Component() {
  const slug = slugOf(useNavigation().pathname);
  const release = pressReleases.find((one) => one.slug === slug);
  if (release === undefined) return <NotFound />;
  const { heading, description, date, paragraphs, facts, next } = release;
  return (
    <EntryPage
      heading={heading}
      lede={description}
      meta={<CalendarDay day={date} />}
      blocks={[
        { kind: 'text', paragraphs },
        { kind: 'terms', terms: facts },
        { kind: 'text', paragraphs: [boilerplate] },
      ]}
      next={[next]}
    />
  );
}
