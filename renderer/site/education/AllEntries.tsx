import { articles } from '../../content/education/articles.ts';
import { courses } from '../../content/education/courses.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { ArticleEntries } from './ArticleEntries.tsx';
import { CourseEntries } from './CourseEntries.tsx';
import { listCourse } from './publicCourses.ts';

/** Every course and article. */
const AllEntries = () => (
  <>
    <ContentSection id="courses" heading="Courses">
      <CourseEntries courses={courses.map(listCourse)} />
    </ContentSection>
    <ContentSection id="articles" heading="Articles">
      <ArticleEntries articles={articles} />
    </ContentSection>
  </>
);

export default AllEntries;
