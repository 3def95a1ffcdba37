import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './Community.module.css';
import { useAcceptAnswerMutation, useCommunityQuestionQuery } from './communityApi.ts';
import type { CommunityAnswer, CommunityQuestion } from './communityShapes.ts';
import { DeletePost, ReportPost } from './PostActions.tsx';
import { labelTopic } from './topics.ts';

const questionHead = ({ title }: CommunityQuestion): RecordHead => ({ title, isUnlisted: true });

/** A question with its answers. */
export function Component() {
  const { questionId = '' } = useParams();
  const isKnown = isId(questionId);
  const query = useCommunityQuestionQuery(questionId, { skip: !isKnown });
  const question = isKnown ? query.currentData : null;
  useRecordHead(question, questionHead);
  if (question === null) {
    return (
      <NotFoundMessage title="Question not found" to="community" button="Community">
        It may have been deleted or hidden, or the link may be wrong.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
        {(found) => found && <QuestionArticle question={found} />}
      </Loaded>
    </Page>
  );
}

function QuestionArticle({ question }: { readonly question: CommunityQuestion }) {
  const navigate = useNavigate();
  const { session } = useAuth();
  const [answers, setAnswers] = useState(0);
  const { posts } = question;
  return (
    <article className={ui.stack16}>
      <PageHeader
        title={question.title}
        description={`${labelTopic(question.topic)} · ${question.author} · ${formatDay(question.created_at)}`}
      />
      {question.is_hidden && (
        <p className={ui.warning}>This question is hidden while our team reviews it.</p>
      )}
      {question.body !== '' && <p className={styles.body}>{question.body}</p>}
      <div className={ui.wrap}>
        {question.course !== null && question.lesson !== null && (
          <LinkButton
            to="educationLesson"
            params={{ courseId: question.course, lessonId: question.lesson }}
            size="small"
          >
            Open lesson
          </LinkButton>
        )}
        {question.is_mine
          ? posts.every(({ is_mine: isMine }) => isMine) && (
              <DeletePost
                id={question.id}
                noun="question"
                onDeleted={() => void navigate(linkTo('community'))}
              />
            )
          : session !== null && <ReportPost id={question.id} noun="question" />}
      </div>
      <section aria-labelledby="answers" className={styles.part}>
        <h2 id="answers">
          {posts.length === 0
            ? 'No answers yet'
            : posts.length === 1
              ? '1 answer'
              : `${posts.length} answers`}
        </h2>
        {posts.length > 0 && (
          <ul className={styles.answers} aria-labelledby="answers">
            {posts.map((answer) => (
              <Answer key={answer.id} question={question} answer={answer} />
            ))}
          </ul>
        )}
      </section>
      <div className={styles.part}>
        {question.can_answer ? (
          <AnswerForm
            key={answers}
            questionId={question.id}
            onPosted={() => setAnswers(answers + 1)}
          />
        ) : (
          session === null && (
            <div className={ui.wrap}>
              <LinkButton to="auth" intent="primary">
                Sign in to answer
              </LinkButton>
            </div>
          )
        )}
      </div>
    </article>
  );
}

interface AnswerProps {
  readonly question: CommunityQuestion;
  readonly answer: CommunityAnswer;
}

function Answer({ question, answer }: AnswerProps) {
  const [accept, { isLoading }] = useAcceptAnswerMutation();
  const { session } = useAuth();
  const { id, is_accepted: isAccepted } = answer;
  return (
    <li data-is-accepted={isAccepted} data-is-hidden={answer.is_hidden}>
      <p className={ui.note}>
        {answer.author}
        {answer.is_asker && ', who asked'} · {formatDay(answer.created_at)}{' '}
        {answer.is_staff && (
          <Tag minimal intent="primary">
            Haven Exchange team
          </Tag>
        )}{' '}
        {isAccepted && (
          <Tag minimal intent="success">
            Accepted
          </Tag>
        )}{' '}
        {answer.is_hidden && (
          <Tag minimal intent="warning">
            Hidden
          </Tag>
        )}
      </p>
      <p className={styles.body}>{answer.body}</p>
      <div className={ui.wrap}>
        {question.is_mine && !answer.is_hidden && (
          <Button
            size="small"
            loading={isLoading}
            onClick={() =>
              void accept({ questionId: question.id, answerId: isAccepted ? null : id })
            }
          >
            {isAccepted ? 'Remove acceptance' : 'Accept answer'}
          </Button>
        )}
        {answer.is_mine ? (
          <DeletePost id={id} noun="answer" />
        ) : (
          session !== null && <ReportPost id={id} noun="answer" />
        )}
      </div>
    </li>
  );
}
