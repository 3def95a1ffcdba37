import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AdminEducation.module.css';
import type { StaffCourse } from './adminEducation.ts';
import { useSetCourseStatusMutation, useStaffCoursesQuery } from './adminEducationApi.ts';
import { CertificateList } from './CertificateList.tsx';
import { CourseFiguresPanel } from './CourseFiguresPanel.tsx';

const STATUS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** Courses with their learners, and certificates, for staff. */
export function Component() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader />
      <div className={ui.stack16}>
        <section aria-labelledby="courses" className={ui.stack8}>
          <h2 id="courses" className={styles.heading}>
            Courses
          </h2>
          <Loaded answer={useStaffCoursesQuery()} waiting={<Skeleton height="12rem" />}>
            {(courses) => (
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
                      <CourseRow
                        key={course.id}
                        course={course}
                        isOpen={course.id === openId}
                        onOpen={() => setOpenId(course.id === openId ? null : course.id)}
                      />
                    ))}
                  </tbody>
                </RuledTable>
              </div>
            )}
          </Loaded>
        </section>
        {openId !== null && <CourseFiguresPanel key={openId} id={openId} />}
        <CertificateList />
      </div>
    </Page>
  );
}

interface CourseRowProps {
  readonly course: StaffCourse;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function CourseRow({ course, isOpen, onOpen }: CourseRowProps) {
  const [setStatus, { isLoading }] = useSetCourseStatusMutation();
  const isPublished = course.status === 'published';
  return (
    <tr>
      <td>
        <RouteLink to="educationCourse" params={{ courseId: course.slug }}>
          {course.title}
        </RouteLink>
      </td>
      <td>
        <Tag minimal intent={isPublished ? 'success' : 'warning'}>
          {STATUS[course.status] ?? course.status}
        </Tag>
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
        <div className={ui.wrap}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`Figures of ${course.title}`}
            onClick={onOpen}
          >
            Figures
          </Button>
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
        </div>
      </td>
    </tr>
  );
}
