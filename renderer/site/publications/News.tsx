import type { ReactNode } from 'react';
import { articles } from '../../content/education/articles.ts';
import { courses } from '../../content/education/courses.ts';
import { journal } from '../../content/journal/journal.ts';
import { pressReleases } from '../../content/press/pressReleases.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { Entries } from '../archetypes/Entries.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';

interface NewsEntry {
  readonly id: string;
  readonly kind: string;
  readonly date: string;
  readonly title: ReactNode;
  readonly text: string;
}

/** Everything published with a date, newest first. */
const news: readonly NewsEntry[] = [
  ...journal.map(({ slug, heading, description, date }) => ({
    id: `journal-${slug}`,
    kind: 'Journal',
    date,
    title: (
      <RouteLink to="journalArticle" params={{ slug }}>
        {heading}
      </RouteLink>
    ),
    text: description,
  })),
  ...pressReleases.map(({ slug, heading, description, date }) => ({
    id: `press-${slug}`,
    kind: 'Press release',
    date,
    title: (
      <RouteLink to="pressRelease" params={{ slug }}>
        {heading}
      </RouteLink>
    ),
    text: description,
  })),
  ...courses.map(({ slug, heading, description, date }) => ({
    id: `course-${slug}`,
    kind: 'Course',
    date,
    title: (
      <RouteLink to="educationCourse" params={{ courseId: slug }}>
        {heading}
      </RouteLink>
    ),
    text: description,
  })),
  ...articles.map(({ slug, heading, description, date }) => ({
    id: `article-${slug}`,
    kind: 'Article',
    date,
    title: (
      <RouteLink to="educationContent" params={{ slug }}>
        {heading}
      </RouteLink>
    ),
    text: description,
  })),
].toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

const News = () => (
  <Entries
    entries={news.map(({ id, kind, date, title, text }) => ({
      id,
      title,
      text,
      meta: (
        <>
          {kind} · <CalendarDay day={date} />
        </>
      ),
    }))}
  />
);

export default News;
