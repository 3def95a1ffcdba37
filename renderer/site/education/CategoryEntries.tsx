import { articles } from '../../content/education/articles.ts';
import { courses } from '../../content/education/courses.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { slugOf } from '../page.ts';
import { ArticleEntries } from './ArticleEntries.tsx';
import { CourseEntries } from './CourseEntries.tsx';
import { listCourse } from './publicCourses.ts';

/** Courses and articles of the topic at the current path. */
function CategoryEntries() {
  const slug = slugOf(useNavigation().pathname);
  const own = courses.filter(({ category }) => category === slug);
  const texts = articles.filter(({ category }) => category === slug);
  return (
    <>
      {own.length > 0 && (
        <ContentSection id="courses" heading="Courses">
          <CourseEntries courses={own.map(listCourse)} />
        </ContentSection>
      )}
      {texts.length > 0 && (
        <ContentSection id="articles" heading="Articles">
          <ArticleEntries articles={texts} />
        </ContentSection>
      )}
    </>
  );
}

export default CategoryEntries;
