import { podcast } from '../../content/podcast/podcast.ts';
import { Neighbours } from './Neighbours.tsx';

const EpisodeNeighbours = () => <Neighbours to="podcastEpisode" entries={podcast} />;

export default EpisodeNeighbours;
