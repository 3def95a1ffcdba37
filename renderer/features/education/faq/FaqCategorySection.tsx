import { Button, Tag } from '@blueprintjs/core';
import { countText } from '#shared/format/figures.ts';
import { MoveButtons } from '../../../ui/list/MoveButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { FaqStep } from './AdminFaqPage.tsx';
import styles from './Faq.module.css';
import {
  useDeleteFaqCategoryMutation,
  useMoveFaqCategoryMutation,
  useMoveFaqQuestionMutation,
} from './faqApi.ts';
import type { FaqCategoryRecord, FaqQuestion } from './faqShapes.ts';

interface FaqCategorySectionProps {
  readonly category: FaqCategoryRecord;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: FaqStep) => void;
}

/** A category with its questions in their order. */
export function FaqCategorySection(props: FaqCategorySectionProps) {
  const { category, isFirst, isLast, onStep } = props;
  const { id, heading, questions } = category;
  const [moveCategory] = useMoveFaqCategoryMutation();
  const [move] = useMoveFaqQuestionMutation();
  const [remove, { isLoading }] = useDeleteFaqCategoryMutation();
  return (
    <section aria-labelledby={id} className={styles.category}>
      <header>
        <h2 id={id}>{heading}</h2>
        <div className={styles.actions}>
          <Button size="small" onClick={() => onStep({ of: 'question', categoryId: id })}>
            Add question
          </Button>
          <Button
            size="small"
            variant="minimal"
            aria-label={`Rename ${heading}`}
            onClick={() => onStep({ of: 'category', category })}
          >
            Rename
          </Button>
          {questions.length === 0 && (
            <Button
              size="small"
              variant="minimal"
              loading={isLoading}
              aria-label={`Delete ${heading}`}
              onClick={() => void remove(id)}
            >
              Delete
            </Button>
          )}
          <MoveButtons
            name={heading}
            isFirst={isFirst}
            isLast={isLast}
            onMove={(isUp) => void moveCategory({ id, isUp })}
          />
        </div>
      </header>
      {questions.length === 0 ? (
        <p className={ui.note}>No questions. The category is hidden until one is published.</p>
      ) : (
        <ol className={styles.questions}>
          {questions.map((question, place) => (
            <li key={question.id}>
              <div>
                <button
                  type="button"
                  className={styles.open}
                  aria-haspopup="dialog"
                  onClick={() => onStep({ of: 'question', categoryId: id, question })}
                >
                  {question.question}
                </button>
                <p className={ui.note}>{describeVotes(question)}</p>
              </div>
              <div className={styles.actions}>
                {question.status === 'draft' && (
                  <Tag minimal intent="warning">
                    Draft
                  </Tag>
                )}
                <MoveButtons
                  name={question.question}
                  isFirst={place === 0}
                  isLast={place === questions.length - 1}
                  onMove={(isUp) => void move({ id: question.id, isUp })}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function describeVotes({ helpful, not_helpful: notHelpful }: FaqQuestion): string {
  if (helpful + notHelpful === 0) return 'No votes yet';
  return `${countText(helpful)} found it helpful, ${countText(notHelpful)} did not`;
}
