import { type Course, LEVELS } from '../../content/education/course.ts';
import { Sections } from '../archetypes/ContentSection.tsx';
import layout from '../archetypes/layout.module.css';
import { ReadingFrame } from '../archetypes/ReadingPage.tsx';
import { CalendarDay } from '../blocks/CalendarDay.tsx';
import { outlineCourse, StartCourseButton } from '../education/CourseOutline.tsx';
import { LiveCourse } from '../education/LiveCourse.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

const files = import.meta.glob<Record<string, Course>>('../../content/education/courses/*.ts');

const lessonsSection = { id: 'lessons', heading: 'Lessons', blocks: [] };

const CoursePage = ({ page }: { readonly page: Course }) => (
  <ReadingFrame
    page={{ ...page, sections: [...page.sections, lessonsSection] }}
    meta={
      <>
        <p className={layout.meta}>
          {LEVELS[page.level]} · {page.minutes} min · Free · Revised <CalendarDay day={page.date} />
        </p>
        <div>
          <StartCourseButton course={outlineCourse(page)} />
        </div>
      </>
    }
  >
    <Sections sections={page.sections} />
    <LiveCourse written={outlineCourse(page)} />
  </ReadingFrame>
);

export const { collection, Component } = lazyCollection(files, CoursePage);
