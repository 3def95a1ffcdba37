import { podcast } from '../../content/podcast/podcast.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { EpisodeMeta } from './EpisodeMeta.tsx';

/** All podcast episodes. */
const Episodes = () => (
  <Entries
    entries={podcast.map((episode) => ({
      id: episode.slug,
      title: (
        <RouteLink to="podcastEpisode" params={{ slug: episode.slug }}>
          {episode.heading}
        </RouteLink>
      ),
      text: episode.description,
      meta: <EpisodeMeta episode={episode} />,
    }))}
  />
);

export default Episodes;
