import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import styles from './Projects.module.css';
import type { ProjectStatus, Question } from './projects.ts';
import { useAnswerQuestionMutation } from './projectsApi.ts';

const answerSchema = z.object({
  answer: plainText(2000).check(z.minLength(1, 'Write a reply first.')),
});

interface AnswerFormProps {
  readonly question: Question;
  /** The project's status; closed projects take no answers. */
  readonly status: ProjectStatus;
}

/** Answers a vendor's question for all vendors asked; answers can be edited. */
export function AnswerForm({ question, status }: AnswerFormProps) {
  const [isChanging, setChanging] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isChanging);
  if (status === 'done' || status === 'cancelled') return null;
  if (question.answer !== null && !isChanging) {
    return (
      <div className={styles.acts}>
        <Button ref={opener} size="small" variant="minimal" onClick={() => setChanging(true)}>
          Edit answer
        </Button>
      </div>
    );
  }
  return <AnswerField question={question} onDone={() => setChanging(false)} />;
}

interface AnswerFieldProps {
  readonly question: Question;
  readonly onDone: () => void;
}

function AnswerField({ question, onDone }: AnswerFieldProps) {
  const { id, answer: present } = question;
  const initialValues = { answer: present ?? '' };
  const form = useDraftForm(`answer ${id}`, answerSchema, initialValues);
  const { field, handleSubmit, values, finish, isSubmitting } = form;
  const [send, { error }] = useAnswerQuestionMutation();
  useUnsavedWork(values.answer?.trim() !== (present ?? ''));
  return (
    <Form
      className={styles.answering}
      takesFocus={present !== null}
      onSend={handleSubmit(async ({ answer }) => {
        const { error: sendError } = await send({ id, answer });
        if (sendError === undefined) finish(onDone);
      })}
    >
      <TextAreaField
        label="Answer"
        rows={3}
        hint="All vendors you asked see it, but not who asked the question."
        {...field('answer')}
      />
      <ServerError title="Not sent" error={error} />
      <div className={styles.acts}>
        <Button type="submit" size="small" loading={isSubmitting}>
          Answer
        </Button>
        {present !== null && (
          <Button size="small" variant="minimal" onClick={() => finish(onDone)}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
