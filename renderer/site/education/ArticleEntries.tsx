import type { EducationArticle } from '../../content/education/course.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { ArticleMeta } from '../publications/ArticleMeta.tsx';

/** Articles with date, reading time, and author. */
export const ArticleEntries = ({
  articles,
}: {
  readonly articles: readonly EducationArticle[];
}) => (
  <Entries
    entries={articles.map((article) => ({
      id: article.slug,
      title: (
        <RouteLink to="educationContent" params={{ slug: article.slug }}>
          {article.heading}
        </RouteLink>
      ),
      text: article.lede,
      meta: <ArticleMeta article={article} />,
    }))}
  />
);
