import { team } from '../../content/company/team.ts';
import { type Article, readingMinutes } from '../../content/journal/article.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';

/** Date, reading time, and author of an article. */
export function ArticleMeta({ article }: { readonly article: Article }) {
  const author = team.find(({ slug }) => slug === article.author);
  return (
    <>
      <CalendarDay day={article.date} /> · {readingMinutes(article)} min read
      {author !== undefined && (
        <>
          {' · '}
          <RouteLink to="teamMember" params={{ slug: author.slug }}>
            {author.heading}
          </RouteLink>
        </>
      )}
    </>
  );
}
