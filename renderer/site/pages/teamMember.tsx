import { team } from '../../content/company/team.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { EntryPage } from '../archetypes/EntryPage.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';
import { collectionOf, slugOf } from '../page.ts';

export const collection = collectionOf(team);

export function Component() {
  const slug = slugOf(useNavigation().pathname);
  const member = team.find((one) => one.slug === slug);
  if (member === undefined) return <NotFound />;
  const { heading, role, biography, asks } = member;
  return (
    <EntryPage
      heading={heading}
      lede={role}
      blocks={[
        { kind: 'text', paragraphs: biography },
        { kind: 'terms', terms: [{ term: 'Contact them about', text: asks.join(' · ') }] },
      ]}
      next={[{ label: 'About the company', to: '/about' }]}
    />
  );
}
