import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import { areListedCourses, type ListedCourse } from '../../../site/education/publicCourses.ts';

const isNamed = (words: readonly string[], { title, summary }: ListedCourse): boolean => {
  const text = `${title} ${summary}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

const { coursesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    coursesNamed: build.query<PaletteEntry[], string>({
      query: () => (client) => client.rpc('list_public_courses'),
      extraOptions: { failure: 'silent', accepts: areListedCourses },
      transformResponse: (courses: ListedCourse[], _meta, term) =>
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
