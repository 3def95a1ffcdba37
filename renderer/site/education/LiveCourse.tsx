import { useEffect } from 'react';
import { setStructuredData } from '../../ui/page/structuredData.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { CourseOutline, type OutlinedCourse } from './CourseOutline.tsx';
import { CourseReviews } from './CourseReviews.tsx';
import { courseData, courseLoader, type PublicCourse } from './publicCourses.ts';

/** The outline as written, then as staff published it since, with reviews of people who finished the course. */
export function LiveCourse({ written }: { readonly written: OutlinedCourse }) {
  const { data } = useLiveData(courseLoader(written.slug));
  const live = data.state === 'loaded' ? data.value : undefined;
  useRatingData(live);
  if (live === null) {
    return (
      <ContentSection id="lessons" heading="Lessons">
        <p>This course isn’t open to new learners at the moment.</p>
      </ContentSection>
    );
  }
  return (
    <>
      <CourseOutline course={live ?? written} />
      {live !== undefined && <CourseReviews course={live} />}
    </>
  );
}

/** Adds the rating to the page’s structured data once there is one. */
function useRatingData(course: PublicCourse | null | undefined): void {
  useEffect(() => {
    if (course === undefined || course === null || course.rating.count === 0) return;
    const script = setStructuredData('course-rating', courseData(course, location.origin));
    return () => script?.remove();
  }, [course]);
}
