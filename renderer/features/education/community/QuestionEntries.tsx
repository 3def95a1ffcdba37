import { formatDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Community.module.css';
import type { QuestionSummary } from './communityShapes.ts';
import { labelTopic } from './topics.ts';

const answersText = ({ answers, has_accepted: hasAccepted }: QuestionSummary): string => {
  if (answers === 0) return 'No answers yet';
  const count = answers === 1 ? '1 answer' : `${answers} answers`;
  return hasAccepted ? `${count}, one accepted` : count;
};

interface QuestionEntriesProps {
  readonly questions: readonly QuestionSummary[];
  /** Heading level. */
  readonly level?: 2 | 3;
}

/** Questions with their topic, author, and number of answers. */
export const QuestionEntries = ({ questions, level = 2 }: QuestionEntriesProps) => {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.questions} aria-label="Questions">
      {questions.map((question) => (
        <li key={question.id}>
          <Heading>
            <RouteLink to="communityQuestion" params={{ questionId: question.id }}>
              {question.title}
            </RouteLink>
          </Heading>
          {question.excerpt !== '' && <p>{question.excerpt}</p>}
          <p className={ui.note}>
            {labelTopic(question.topic)} · {question.author} · {formatDay(question.created_at)} ·{' '}
            {answersText(question)}
          </p>
        </li>
      ))}
    </ul>
  );
};
