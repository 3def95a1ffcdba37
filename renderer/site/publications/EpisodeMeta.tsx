import { type Episode, spokenMinutes } from '../../content/podcast/episode.ts';
import { CalendarDay } from '../blocks/CalendarDay.tsx';

/** Number, date, and spoken length of an episode. */
export const EpisodeMeta = ({ episode }: { readonly episode: Episode }) => (
  <>
    Episode {episode.number} · <CalendarDay day={episode.date} /> · {spokenMinutes(episode)} minutes
    read aloud
  </>
);
