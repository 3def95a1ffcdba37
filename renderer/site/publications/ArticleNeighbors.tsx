import { journal } from '../../content/journal/journal.ts';
import { Neighbors } from './Neighbors.tsx';

const ArticleNeighbours = () => <Neighbors to="journalArticle" entries={journal} />;

export default ArticleNeighbours;
