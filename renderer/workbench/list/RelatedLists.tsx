import { useLocation } from 'react-router-dom';
import type { Noun } from '#shared/records/noun.ts';
import { Link } from '../../ui/link/Link.tsx';

const named = ({ many }: Noun): string => many.charAt(0).toUpperCase() + many.slice(1);

/** Tabs for lists of related nouns, next to this list's views. */
export function RelatedLists({ nouns }: { readonly nouns: readonly Noun[] }) {
  const { pathname } = useLocation();
  return nouns
    .filter(({ path }) => path !== pathname)
    .map((noun) => (
      <Link key={noun.kind} to={noun.path}>
        {named(noun)}
      </Link>
    ));
}
