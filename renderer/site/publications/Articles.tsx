import { journal } from '../../content/journal/journal.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';

/** All journal articles. */
const Articles = () => (
  <Entries
    entries={journal.map((article) => ({
      id: article.slug,
      title: (
        <RouteLink to="journalArticle" params={{ slug: article.slug }}>
          {article.heading}
        </RouteLink>
      ),
      text: article.description,
      meta: <ArticleMeta article={article} />,
    }))}
  />
);

export default Articles;
