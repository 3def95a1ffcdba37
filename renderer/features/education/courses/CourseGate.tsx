import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { TakenCourse } from './courses.ts';
import { useCourseQuery, useStartCourseMutation } from './educationApi.ts';

interface CourseGateProps {
  readonly courseId: string;
  /** Shown once the course was started. */
  readonly children: (course: TakenCourse) => ReactNode;
}

/** Loads a course; offers to start it, or says that it isn't available. */
export function CourseGate({ courseId, children }: CourseGateProps) {
  const query = useCourseQuery(courseId);
  if (query.currentData === null) {
    return (
      <NotFoundMessage title="Course not found" to="educationCourses" button="Browse courses">
        It may have been withdrawn, or the link may be wrong.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
        {(course) =>
          course && (course.is_started ? children(course) : <StartCourse course={course} />)
        }
      </Loaded>
    </Page>
  );
}

function StartCourse({ course }: { readonly course: TakenCourse }) {
  const [start, { isLoading }] = useStartCourseMutation();
  return (
    <div className={ui.stack16}>
      <PageHeader title={course.title} description={course.summary} />
      <p className={ui.note}>
        {course.lessons.length} lessons and a quiz · {course.minutes} min · Free
      </p>
      <div className={ui.wrap}>
        <Button intent="primary" loading={isLoading} onClick={() => void start(course.slug)}>
          Start course
        </Button>
        <LinkButton to="educationCourse" params={{ courseId: course.slug }}>
          View outline
        </LinkButton>
      </div>
    </div>
  );
}
