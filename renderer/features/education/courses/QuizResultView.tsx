import { Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatWholePercent } from '#shared/format/percent.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { QuizResult, TakenCourse } from './courses.ts';
import styles from './Education.module.css';

interface QuizResultViewProps {
  readonly course: TakenCourse;
  readonly result: QuizResult;
  /** The button for another attempt; null if there is none. */
  readonly retry: ReactNode;
}

/** The score with feedback for each answer and a link to the lesson behind it. */
export const QuizResultView = ({ course, result, retry }: QuizResultViewProps) => (
  <div className={ui.stack16}>
    <p role="status">
      You scored {formatWholePercent(result.percent)}. The passing score is{' '}
      {formatWholePercent(result.passing_percent)}.
    </p>
    <div className={ui.wrap}>
      {result.is_passed && (
        <LinkButton to="educationCertificate" params={{ courseId: course.slug }} intent="primary">
          View certificate
        </LinkButton>
      )}
      {retry}
      {!result.is_passed && retry === null && <p>No attempts left today. Try again tomorrow.</p>}
    </div>
    <ol className={styles.feedback}>
      {result.answers.map(({ prompt, answer, is_correct: isCorrect, explanation, lesson }) => (
        <li key={prompt} className={ui.stack8}>
          <h2>{prompt}</h2>
          <p>
            <Tag minimal intent={isCorrect ? 'success' : 'danger'}>
              {isCorrect ? 'Correct' : 'Incorrect'}
            </Tag>{' '}
            {answer}
          </p>
          <p className={ui.muted}>
            {explanation}{' '}
            <RouteLink
              to="educationLesson"
              params={{ courseId: course.slug, lessonId: lesson }}
              aria-label={`Review lesson for “${prompt}”`}
            >
              Review lesson
            </RouteLink>
          </p>
        </li>
      ))}
    </ol>
  </div>
);
