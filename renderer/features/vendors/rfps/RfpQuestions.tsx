import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { RfpFiles } from './RfpFiles.tsx';
import styles from './Rfps.module.css';
import type { Rfp, RfpQuestion } from './rfps.ts';
import { useAnswerRfpQuestionMutation, useAskRfpQuestionMutation } from './rfpsApi.ts';

interface RfpQuestionsProps {
  readonly rfp: Rfp;
  readonly canAnswer?: boolean;
  readonly canAsk?: boolean;
}

/** Questions with their answers, without the asker's name. */
export function RfpQuestions({ rfp, canAnswer = false, canAsk = false }: RfpQuestionsProps) {
  return (
    <section className={styles.part} aria-label="Questions">
      {canAsk && <AskForm rfp={rfp.id} />}
      {rfp.questions.length === 0 ? (
        <p className={ui.note}>No questions yet. All vendors see questions and answers.</p>
      ) : (
        <ul className={styles.rows}>
          {rfp.questions.map((one) => (
            <li key={one.id}>
              <span className={ui.caption}>
                {one.is_mine ? 'You asked' : 'A vendor asked'}, {formatDay(one.asked_at)}
              </span>
              <p className={styles.text}>{one.question}</p>
              {one.answer === null ? (
                <p className={ui.note}>Not answered yet</p>
              ) : (
                <p className={`${styles.text} ${styles.answer}`}>{one.answer}</p>
              )}
              <RfpFiles
                rfpId={rfp.id}
                files={rfp.files.filter((file) => file.question_id === one.id)}
                label={one.question}
                addTo={
                  canAnswer || (canAsk && one.is_mine && one.answer === null)
                    ? { questionId: one.id }
                    : null
                }
              />
              {canAnswer && <Answer question={one} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const askSchema = z.object({ words: plainText(1000).check(z.minLength(3, 'Enter a question.')) });

function AskForm({ rfp }: { readonly rfp: string }) {
  const [ask] = useAskRfpQuestionMutation();
  const form = useSaveForm({
    schema: askSchema,
    defaultValues: { words: '' },
    save: ({ words }, id) => ask({ rfp, id, words }),
    clears: ['words'],
  });
  return (
    <SaveForm form={form} aria-label="Question" action="Ask question" failure="Question not sent">
      <TextAreaField
        label="Question"
        rows={3}
        hint="All vendors see the answer, without your name. You can add files after you ask."
        {...form.field('words')}
      />
    </SaveForm>
  );
}

const answerSchema = z.object({ words: plainText(2000).check(z.minLength(1, 'Enter an answer.')) });

function Answer({ question }: { readonly question: RfpQuestion }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <AnswerForm question={question} onClose={() => setOpen(false)} />
  ) : (
    <div className={ui.actions}>
      <Button size="small" onClick={() => setOpen(true)}>
        {question.answer === null ? 'Answer question' : 'Edit answer'}
      </Button>
    </div>
  );
}

interface AnswerFormProps {
  readonly question: RfpQuestion;
  readonly onClose: () => void;
}

function AnswerForm({ question, onClose }: AnswerFormProps) {
  const [answer] = useAnswerRfpQuestionMutation();
  const form = useSaveForm({
    schema: answerSchema,
    defaultValues: { words: question.answer ?? '' },
    save: ({ words }) => answer({ id: question.id, answer: words }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      aria-label="Answer"
      action="Post answer"
      failure="Answer not posted"
      onCancel={onClose}
    >
      <TextAreaField label="Answer" rows={3} {...form.field('words')} />
    </SaveForm>
  );
}
