import { journal } from '../../content/journal/journal.ts';
import { Neighbors } from './Neighbours.tsx';

const ArticleNeighbours = () => <Neighbors to="journalArticle" entries={journal} />;

export default ArticleNeighbours;
