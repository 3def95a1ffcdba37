import { podcast } from '../../content/podcast/podcast.ts';
import { Neighbors } from './Neighbors.tsx';

const EpisodeNeighbours = () => <Neighbors to="podcastEpisode" entries={podcast} />;

export default EpisodeNeighbours;
