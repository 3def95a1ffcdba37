import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatWholePercent } from '#shared/format/percent.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CourseGate } from './CourseGate.tsx';
import type { Attempt, QuizResult, TakenCourse } from './courses.ts';
import styles from './Education.module.css';
import { useStartQuizMutation } from './educationApi.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizResultView } from './QuizResultView.tsx';

/** The quiz of a course: rules, questions, and the result with feedback. */
export function Component() {
  const { courseId = '' } = useParams();
  return <CourseGate courseId={courseId}>{(course) => <Quiz course={course} />}</CourseGate>;
}

function Quiz({ course }: { readonly course: TakenCourse }) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [result, setResult] = useState<QuizResult | null>(null);
  const [start, { isLoading }] = useStartQuizMutation();
  async function begin() {
    const started = await start(course.slug);
    if (started.data === undefined) return;
    setResult(null);
    setAttempt(started.data);
  }
  return (
    <div className={styles.quiz}>
      <PageHeader
        title={result === null ? 'Quiz' : result.is_passed ? 'Passed' : 'Not passed yet'}
        description={course.title}
      />
      {course.is_contributor && course.completed_at === null ? (
        <p className={ui.warning}>{dataErrorMessage({ status: 400, code: 'HXECO' })}</p>
      ) : result !== null ? (
        <QuizResultView
          course={course}
          result={result}
          retry={
            !result.is_passed && course.quiz.attempts_left > 0 ? (
              <Button intent="primary" loading={isLoading} onClick={() => void begin()}>
                Try again
              </Button>
            ) : null
          }
        />
      ) : attempt !== null ? (
        <QuizForm key={attempt.id} attempt={attempt} onResult={setResult} />
      ) : (
        <Rules
          course={course}
          start={
            <Button intent="primary" loading={isLoading} onClick={() => void begin()}>
              {course.quiz.is_open ? 'Resume quiz' : 'Start quiz'}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface RulesProps {
  readonly course: TakenCourse;
  readonly start: ReactNode;
}

function Rules({ course, start }: RulesProps) {
  const { quiz, lessons, slug } = course;
  const open = lessons.filter(({ is_done: isDone }) => !isDone);
  const [next] = open;
  if (course.completed_at !== null) {
    return (
      <div className={ui.stack16}>
        <p>You passed this quiz with {formatWholePercent(course.best_percent ?? 0)}.</p>
        <div className={ui.wrap}>
          <LinkButton to="educationCertificate" params={{ courseId: slug }} intent="primary">
            View certificate
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className={ui.stack16}>
      <p>
        {quiz.questions === 1 ? '1 question' : `${quiz.questions} questions`}. You pass with{' '}
        {formatWholePercent(quiz.passing_percent)}. {quiz.attempts_left} of {quiz.attempts_per_day}{' '}
        attempts left today.
      </p>
      {next !== undefined ? (
        <>
          <p>
            {open.length === 1 ? '1 lesson is' : `${open.length} lessons are`} not completed yet.
            Next: {next.title}.
          </p>
          <div className={ui.wrap}>
            <LinkButton
              to="educationLesson"
              params={{ courseId: slug, lessonId: next.id }}
              intent="primary"
            >
              Continue course
            </LinkButton>
          </div>
        </>
      ) : quiz.attempts_left === 0 && !quiz.is_open ? (
        <p>No attempts left today. Try again tomorrow.</p>
      ) : (
        <div className={ui.wrap}>{start}</div>
      )}
    </div>
  );
}
