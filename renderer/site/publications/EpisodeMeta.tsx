import { type Episode, spokenMinutes } from '../../content/podcast/episode.ts';
import { CalendarDay } from '../blocks/CalendarDay.tsx';

/** Which episode it is, of when, and how long it would take to say it. */
export const EpisodeMeta = ({ episode }: { readonly episode: Episode }) => (
  <>
    Episode {episode.number} · <CalendarDay day={episode.date} /> · {spokenMinutes(episode)} minutes
    read aloud
  </>
);
