import { podcast } from '../../content/podcast/podcast.ts';
import { Neighbors } from './Neighbours.tsx';

const EpisodeNeighbours = () => <Neighbors to="podcastEpisode" entries={podcast} />;

export default EpisodeNeighbours;
