import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
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
  <ColumnTable<StaffCourse>
    rows={courses}
    keyOf={({ id }) => id}
    columns={[
      {
        label: 'Course',
        cell: ({ id, title }) => (
          <RouteLink to="adminCourse" params={{ courseId: id }}>
            {title}
          </RouteLink>
        ),
      },
      { label: 'Status', cell: (course) => <Status course={course} /> },
      { label: 'Version', cell: (course) => course.version ?? '–' },
      {
        label: 'Revised',
        cell: ({ revised_on: day }) => (day === null ? null : formatCalendarDay(day)),
      },
      { label: 'Learners', cell: ({ learners }) => learners },
      { label: 'Completed', cell: ({ completed }) => completed },
      {
        label: 'Action',
        cell: (course) => course.version !== null && <StatusButton course={course} />,
      },
    ]}
  />
);

const Status = ({ course }: { readonly course: StaffCourse }) => (
  <div className={ui.wrap}>
    <Tag minimal intent={course.status === 'published' ? 'success' : 'warning'}>
      {STATUS[course.status] ?? course.status}
    </Tag>
    {course.draft_state !== null && course.status !== 'draft' && <Tag minimal>Draft changes</Tag>}
    {course.draft_state === 'in_review' && (
      <Tag minimal intent="primary">
        In review
      </Tag>
    )}
  </div>
);

function StatusButton({ course }: { readonly course: StaffCourse }) {
  const [setStatus, { isLoading }] = useSetCourseStatusMutation();
  const isPublished = course.status === 'published';
  return (
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
  );
}
