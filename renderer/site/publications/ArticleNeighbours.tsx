import { journal } from '../../content/journal/journal.ts';
import { Neighbours } from './Neighbours.tsx';

const ArticleNeighbours = () => <Neighbours to="journalArticle" entries={journal} />;

export default ArticleNeighbours;
