import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import type { Request } from './projects.ts';
import { useAskAboutProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { questionFault } from './quoteForm.ts';

const another = () => ({ id: crypto.randomUUID() as string, words: '' });

/** Asks a question about a project. The id is generated with the first keystroke, so that it is sent once. */
export function QuestionForm({
  request: { id, status, questions },
}: {
  readonly request: Request;
}) {
  const [begin] = useState(another);
  const [typed, type, beginAnew] = usePersistedText(`project-question:${id}`, begin);
  const [isTried, setTried] = useState(false);
  const [ask, { isLoading, error }] = useAskAboutProjectMutation();
  const words = typed.words.trim();
  const fault = questionFault(typed.words);

  async function send() {
    setTried(true);
    if (isLoading || fault !== undefined) return;
    // The response was lost and the text edited since, so this is a new question.
    const isThere = questions.some((one) => one.id === typed.id && one.question !== words);
    const question = isThere ? another().id : typed.id;
    const answer = await ask({ id, question, words });
    if (answer.error !== undefined) return;
    setTried(false);
    beginAnew(another());
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
          error={isTried ? fault : undefined}
          onChange={({ target }) => type({ words: target.value })}
        />
        <FormError
          notice={
            isDataError(error)
              ? { title: 'Question not sent', description: dataErrorMessage(error) }
              : null
          }
        />
        <div className={styles.acts}>
          <Button type="submit" loading={isLoading}>
            Ask
          </Button>
        </div>
      </Form>
    </PanelSection>
  );
}
