import { useCallback, useState } from 'react';
import { categories } from '../../content/education/categories.ts';
import { LEVELS } from '../../content/education/course.ts';
import { courses } from '../../content/education/courses.ts';
import content from '../../content/education/coursesPage.intro.md';
import field from '../archetypes/Field.module.css';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';
import { SearchField } from '../archetypes/SearchField.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from '../education/Catalog.module.css';
import { CourseEntries } from '../education/CourseEntries.tsx';
import { type CourseFilter, findCourses, NO_FILTER } from '../education/findCourses.ts';
import { listCourse, loadCourses } from '../education/publicCourses.ts';

export { content };

const written = courses.map(listCourse);

/** The course catalog with search and filters: first as prerendered, then as staff published it since, with ratings. */
export function Component() {
  const [filter, setFilter] = useState(NO_FILTER);
  const change = useCallback(
    (changed: Partial<CourseFilter>) => setFilter((before) => ({ ...before, ...changed })),
    [],
  );
  const search = useCallback((words: string) => change({ words }), [change]);
  const { data } = useLiveData(loadCourses);
  const found = findCourses(data.state === 'loaded' ? data.value : written, filter);
  return (
    <article className={layout.page}>
      <Hero heading={content.heading} lede={content.lede}>
        <div className={styles.tools}>
          <SearchField label="Search courses" onSearch={search} />
          <FilterField
            label="Topic"
            all="All topics"
            options={categories.map(({ slug, heading }) => [slug, heading])}
            onChoose={(topic) => change({ topic })}
          />
          <FilterField
            label="Level"
            all="All levels"
            options={Object.entries(LEVELS)}
            onChoose={(level) => change({ level })}
          />
        </div>
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

interface FilterFieldProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

const FilterField = ({ label, all, options, onChoose }: FilterFieldProps) => (
  <label className={`${field.field} ${field.needsScript} screen-only`}>
    <span>{label}</span>
    <select onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
