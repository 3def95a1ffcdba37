import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { LessonBlock } from '../../../content/education/course.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { isQueuedOffline } from '../../../workbench/data/offlineFallback.ts';
import { LessonQuestions } from '../community/index.ts';
import { LessonBlocks } from '../lessons/index.ts';
import { CourseGate } from './CourseGate.tsx';
import type { Lesson, TakenCourse } from './courses.ts';
import styles from './Education.module.css';
import {
  useCompleteLessonMutation,
  useLessonQuery,
  useSetLessonBookmarkMutation,
} from './educationApi.ts';
import { LessonNote } from './LessonNote.tsx';

/** A lesson in the version that the learner began. */
export function Component() {
  const { courseId = '', lessonId = '' } = useParams();
  return (
    <CourseGate courseId={courseId}>
      {(course) => <TakenLesson key={lessonId} course={course} lessonId={lessonId} />}
    </CourseGate>
  );
}

interface TakenLessonProps {
  readonly course: TakenCourse;
  readonly lessonId: string;
}

function TakenLesson({ course, lessonId }: TakenLessonProps) {
  const query = useLessonQuery({ course: course.slug, lesson: lessonId });
  return (
    <div className={styles.columns}>
      <Outline course={course} lessonId={lessonId} />
      <article className={styles.lesson}>
        <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
          {(lesson) => <LessonText course={course} lesson={lesson} />}
        </Loaded>
      </article>
    </div>
  );
}

function LessonText({ course, lesson }: { readonly course: TakenCourse; readonly lesson: Lesson }) {
  const [setBookmark] = useSetLessonBookmarkMutation();
  const key = { course: course.slug, lesson: lesson.id };
  return (
    <>
      <PageHeader
        title={lesson.title}
        description={`${course.title} · ${lesson.minutes} min`}
        actions={
          <Button
            size="small"
            aria-pressed={lesson.is_bookmarked}
            onClick={() => void setBookmark({ ...key, isBookmarked: !lesson.is_bookmarked })}
          >
            {lesson.is_bookmarked ? 'Remove bookmark' : 'Bookmark'}
          </Button>
        }
      />
      <div className={styles.text}>
        <LessonBlocks
          blocks={lesson.blocks as readonly LessonBlock[]}
          at={key}
          media={lesson.media}
        />
      </div>
      <CompleteLesson course={course} lesson={lesson} />
      <LessonNote
        key={lesson.note_number}
        course={course.slug}
        lesson={lesson.id}
        note={lesson.note}
        number={lesson.note_number}
      />
      <LessonQuestions course={course.slug} lesson={lesson.id} />
    </>
  );
}

/** Completes the lesson and opens the next one, or the quiz after the last. */
function CompleteLesson({
  course,
  lesson,
}: {
  readonly course: TakenCourse;
  readonly lesson: Lesson;
}) {
  const [complete, { isLoading }] = useCompleteLessonMutation();
  const [completionId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const place = course.lessons.findIndex(({ id }) => id === lesson.id);
  const next = course.lessons[place + 1];
  const isDone = lesson.completed_at !== null;
  const isBlocked = !isDone && !lesson.is_task_passed;
  const to =
    next === undefined
      ? linkTo('educationQuiz', { courseId: course.slug })
      : linkTo('educationLesson', { courseId: course.slug, lessonId: next.id });
  async function finish() {
    if (!isDone) {
      const done = await complete({
        id: completionId,
        title: lesson.title,
        course: course.slug,
        lesson: lesson.id,
      });
      if ('error' in done) return;
      if (isQueuedOffline(done.data))
        announce('Saved on this device. It’s sent when you reconnect.');
    }
    await navigate(to);
  }
  return (
    <div className={ui.stack8}>
      {isBlocked && (
        <p className={ui.note}>Finish the tasks and videos above to complete this lesson.</p>
      )}
      <div className={ui.wrap}>
        <Button
          intent="primary"
          loading={isLoading}
          disabled={isBlocked}
          onClick={() => void finish()}
        >
          {isDone
            ? next === undefined
              ? 'Go to quiz'
              : 'Next lesson'
            : next === undefined
              ? 'Complete and go to quiz'
              : 'Complete and continue'}
        </Button>
      </div>
    </div>
  );
}

/** The lessons of the course with those completed. */
const Outline = ({ course, lessonId }: TakenLessonProps) => (
  <nav aria-label="Lessons" className={styles.outline}>
    <h2>
      <RouteLink to="educationCourse" params={{ courseId: course.slug }}>
        {course.title}
      </RouteLink>
    </h2>
    <ol>
      {course.lessons.map(({ id, title, section, is_done: isDone }, place) => (
        <li key={id} data-done={isDone}>
          <span>
            {section != null &&
              section !== '' &&
              section !== course.lessons[place - 1]?.section && (
                <span className={styles.section}>{section}</span>
              )}
            <RouteLink
              to="educationLesson"
              params={{ courseId: course.slug, lessonId: id }}
              aria-current={id === lessonId ? 'page' : undefined}
            >
              {title}
            </RouteLink>
          </span>
          {isDone && <span className={ui.caption}>Done</span>}
        </li>
      ))}
      <li>
        <RouteLink to="educationQuiz" params={{ courseId: course.slug }}>
          Quiz
        </RouteLink>
        {course.completed_at !== null && <span className={ui.caption}>Passed</span>}
      </li>
    </ol>
    {!course.is_newest && (
      <p className={ui.note}>
        You are taking version {course.version}. A newer version exists for people who start now.
      </p>
    )}
  </nav>
);
