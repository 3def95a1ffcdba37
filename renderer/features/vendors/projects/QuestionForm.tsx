import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import type { Request } from './projects.ts';
import { useAskAboutProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { questionSchema } from './quoteForm.ts';

const another = () => ({ id: crypto.randomUUID() as string, words: '' });

/** Asks a question about a project. The id is generated with the first keystroke, so that it is sent once. */
export function QuestionForm({
  request: { id, status, questions },
}: {
  readonly request: Request;
}) {
  const [initialValues] = useState(another);
  const form = useDraftForm(`project-question:${id}`, questionSchema, initialValues);
  const { field, handleSubmit, reset, finish, isSubmitting } = form;
  const request = useRequestId();
  const [sendQuestion, { error }] = useAskAboutProjectMutation();

  const send = handleSubmit(async (typed) => {
    // The response was lost before this page was opened, and the text edited since: a new question.
    const isThere = questions.some((one) => one.id === typed.id && one.question !== typed.words);
    const question = request.idOf(typed.words, isThere ? undefined : typed.id);
    const result = await sendQuestion({ id, question, words: typed.words });
    if (result.error !== undefined) return;
    request.forget();
    finish(() => reset(another()));
  });
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
          {...field('words')}
        />
        <ServerError title="Question not sent" error={error} />
        <div className={styles.acts}>
          <Button type="submit" loading={isSubmitting}>
            Ask
          </Button>
        </div>
      </Form>
    </PanelSection>
  );
}
