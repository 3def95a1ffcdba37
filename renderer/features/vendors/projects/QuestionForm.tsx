import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import type { Request } from './projects.ts';
import { useAskAboutProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { validateQuestion } from './quoteForm.ts';

const another = () => ({ id: crypto.randomUUID() as string, words: '' });

/** Asks a question about a project. The id is generated with the first keystroke, so that it is sent once. */
export function QuestionForm({
  request: { id, status, questions },
}: {
  readonly request: Request;
}) {
  const [initialValues] = useState(another);
  const [typed, type, reset] = usePersistedText(`project-question:${id}`, initialValues);
  const [isSubmitted, setSubmitted] = useState(false);
  const [sendQuestion, { isLoading, error }] = useAskAboutProjectMutation();
  const text = typed.words.trim();
  const validationError = validateQuestion(typed.words);

  async function send() {
    setSubmitted(true);
    if (isLoading || validationError !== undefined) return;
    // The response was lost and the text edited since, so this is a new question.
    const isThere = questions.some((one) => one.id === typed.id && one.question !== text);
    const question = isThere ? another().id : typed.id;
    const result = await sendQuestion({ id, question, words: text });
    if (result.error !== undefined) return;
    setSubmitted(false);
    reset(another());
  }
  return (
    <PanelSection title="Ask a question">
      <Form onSend={send} className={styles.form}>
        <TextAreaField
          label="Question"
          rows={3}
          hint={
            status === 'chosen'
              ? 'Only you see the answer.'
              : 'All vendors who were asked see the answer, but not your name.'
          }
          value={typed.words}
          error={isSubmitted ? validationError : undefined}
          onChange={({ target }) => type({ words: target.value })}
        />
        <CallError title="Question not sent" error={error} />
        <div className={styles.acts}>
          <Button type="submit" loading={isLoading}>
            Ask
          </Button>
        </div>
      </Form>
    </PanelSection>
  );
}
