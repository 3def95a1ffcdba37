import { useState } from 'react';
import { courses } from '../../content/education/courses.ts';
import { coursesPage as content } from '../../content/education/educationPages.ts';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';
import { SearchField } from '../archetypes/SearchField.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { CourseEntries } from '../education/CourseEntries.tsx';
import { findCourses } from '../education/findCourses.ts';
import { listCourse, loadCourses } from '../education/publicCourses.ts';

export { content };

const written = courses.map(listCourse);

/** The course catalog with a search: first as prerendered, then as staff published it since, with ratings. */
export function Component() {
  const [words, setWords] = useState('');
  const { data } = useLiveData(loadCourses);
  const found = findCourses(data.state === 'loaded' ? data.value : written, words);
  return (
    <article className={layout.page}>
      <Hero heading={content.heading} lede={content.lede}>
        <SearchField label="Search courses" onSearch={setWords} />
      </Hero>
      <div className={layout.blocks}>
        <h2 className="visually-hidden">All courses</h2>
        <p role="status" className={layout.meta}>
          {found.length === 1 ? '1 course' : `${found.length} courses`}
        </p>
        {found.length === 0 && <p>No results. Try another word, such as “falls” or “value”.</p>}
        <CourseEntries courses={found} />
      </div>
      <NextSteps next={content.next} />
    </article>
  );
}
