import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { getPlainTextError } from '../../../ui/form/textSchemas.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import styles from './Projects.module.css';
import type { ProjectStatus, Question } from './projects.ts';
import { useAnswerQuestionMutation } from './projectsApi.ts';

const LONGEST = 2000;

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
  const [{ answer }, type, reset] = usePersistedText(`answer ${id}`, initialValues);
  const [isSubmitted, setSubmitted] = useState(false);
  const [send, { isLoading, error }] = useAnswerQuestionMutation();
  const text = answer.trim();
  const validationError = text === '' ? 'Write a reply first.' : getPlainTextError(text, LONGEST);
  useUnsavedWork(text !== (present ?? ''));
  return (
    <Form
      className={styles.answering}
      takesFocus={present !== null}
      onSend={async () => {
        setSubmitted(true);
        if (validationError !== undefined) return;
        const { error: sendError } = await send({ id, answer: text });
        if (sendError !== undefined) return;
        reset({ answer: text });
        onDone();
      }}
    >
      <TextAreaField
        label="Answer"
        rows={3}
        hint="All vendors you asked see it, but not who asked the question."
        error={isSubmitted ? validationError : undefined}
        value={answer}
        onChange={({ target }) => type({ answer: target.value })}
      />
      <CallError title="Not sent" error={error} />
      <div className={styles.acts}>
        <Button type="submit" size="small" loading={isLoading}>
          Answer
        </Button>
        {present !== null && (
          <Button
            size="small"
            variant="minimal"
            onClick={() => {
              reset(initialValues);
              onDone();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
