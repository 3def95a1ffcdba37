import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NewCourseDialog } from '../authoring/index.ts';
import { CourseReviewQueue } from '../reviews/index.ts';
import styles from './AdminEducation.module.css';
import type { StaffCourse } from './adminEducation.ts';
import { useSetCourseStatusMutation, useStaffCoursesQuery } from './adminEducationApi.ts';
import { CertificateList } from './CertificateList.tsx';

const STATUS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** Courses with their learners, reviews to decide, and certificates, for staff. */
export function Component() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeader
        actions={
          <Button size="small" intent="primary" onClick={() => setAdding(true)}>
            Add course
          </Button>
        }
      />
      <div className={ui.stack16}>
        <section aria-labelledby="courses" className={ui.stack8}>
          <h2 id="courses" className={styles.heading}>
            Courses
          </h2>
          <Loaded answer={useStaffCoursesQuery()} waiting={<Skeleton height="12rem" />}>
            {(courses) => <Courses courses={courses} />}
          </Loaded>
        </section>
        <section aria-labelledby="reviews" className={ui.stack8}>
          <h2 id="reviews" className={styles.heading}>
            Reviews to decide
          </h2>
          <CourseReviewQueue />
        </section>
        <CertificateList />
      </div>
      {isAdding && <NewCourseDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

const Courses = ({ courses }: { readonly courses: readonly StaffCourse[] }) => (
  <div className={ui.scroll}>
    <RuledTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Status</th>
          <th scope="col">Version</th>
          <th scope="col">Learners</th>
          <th scope="col">Completed</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </tbody>
    </RuledTable>
  </div>
);

function CourseRow({ course }: { readonly course: StaffCourse }) {
  const [setStatus, { isLoading }] = useSetCourseStatusMutation();
  const isPublished = course.status === 'published';
  return (
    <tr>
      <td>
        <RouteLink to="adminCourse" params={{ courseId: course.id }}>
          {course.title}
        </RouteLink>
      </td>
      <td>
        <div className={ui.wrap}>
          <Tag minimal intent={isPublished ? 'success' : 'warning'}>
            {STATUS[course.status] ?? course.status}
          </Tag>
          {course.draft_state !== null && course.status !== 'draft' && (
            <Tag minimal>Draft changes</Tag>
          )}
          {course.draft_state === 'in_review' && (
            <Tag minimal intent="primary">
              In review
            </Tag>
          )}
        </div>
      </td>
      <td>
        {course.version ?? '–'}
        {course.revised_on !== null && (
          <span className={ui.subline}>{formatCalendarDay(course.revised_on)}</span>
        )}
      </td>
      <td>{course.learners}</td>
      <td>{course.completed}</td>
      <td>
        {course.version !== null && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`${isPublished ? 'Withdraw' : 'Publish'} ${course.title}`}
            onClick={() =>
              void setStatus({ id: course.id, status: isPublished ? 'withdrawn' : 'published' })
            }
          >
            {isPublished ? 'Withdraw' : 'Publish'}
          </Button>
        )}
      </td>
    </tr>
  );
}
