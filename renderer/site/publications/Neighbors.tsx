import { useNavigation } from '../../ui/link/navigation.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { slugOf } from '../page.ts';

interface NeighboursProps {
  readonly to: 'journalArticle' | 'podcastEpisode';
  /** Newest first. */
  readonly entries: readonly { readonly slug: string; readonly heading: string }[];
}

/** Links to the next newer and older entry. */
export function Neighbors({ to, entries }: NeighboursProps) {
  const slug = slugOf(useNavigation().pathname);
  const place = entries.findIndex((entry) => entry.slug === slug);
  const newer = entries[place - 1];
  const older = entries[place + 1];
  return (
    <>
      {newer !== undefined && (
        <RouteLink to={to} params={{ slug: newer.slug }} rel="next">
          <span>Newer</span> {newer.heading}
        </RouteLink>
      )}
      {older !== undefined && (
        <RouteLink to={to} params={{ slug: older.slug }} rel="prev">
          <span>Older</span> {older.heading}
        </RouteLink>
      )}
    </>
  );
}
