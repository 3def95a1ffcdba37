import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areListed = s.listOf(
  s.object({ slug: s.text, title: s.text, summary: s.text, minutes: s.number }),
);
type Listed = s.ShapeOf<typeof areListed>;

const isNamed = (words: readonly string[], { title, summary }: Listed[number]): boolean => {
  const text = `${title} ${summary}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

const { coursesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    coursesNamed: build.query<PaletteEntry[], string>({
      query: () => rpc('list_public_courses'),
      extraOptions: { failure: 'silent', accepts: areListed },
      transformResponse: (courses: Listed, _meta, term) =>
        courses
          .filter((course) => isNamed(term.toLowerCase().split(' '), course))
          .slice(0, RECORDS_SHOWN)
          .map(({ slug, title, minutes }) => ({
            id: `course-${slug}`,
            label: title,
            detail: `Course, ${minutes} min`,
            href: linkTo('educationCourse', { courseId: slug }),
          })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Courses',
      place: 60,
      route: 'educationCourses',
      ask: (term, dispatch) => dispatch(coursesNamed.initiate(term)),
    }),
  ],
};
