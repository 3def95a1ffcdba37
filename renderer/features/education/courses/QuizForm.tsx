import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Form } from '../../../ui/form/Form.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Attempt, QuizResult } from './courses.ts';
import styles from './Education.module.css';
import { useSubmitQuizMutation } from './educationApi.ts';

interface QuizFormProps {
  readonly attempt: Attempt;
  readonly onResult: (result: QuizResult) => void;
}

/** The questions of an attempt. Answers stay selected if sending fails. */
export function QuizForm({ attempt, onResult }: QuizFormProps) {
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() =>
    attempt.questions.map(() => null),
  );
  const [isChecked, setChecked] = useState(false);
  const [send, { isLoading }] = useSubmitQuizMutation();
  const id = useId();
  const chosen = answers.filter((answer) => answer !== null);
  async function submit() {
    setChecked(true);
    if (chosen.length < answers.length) {
      const missing = answers.indexOf(null);
      document.getElementById(`${id}-${missing}-0`)?.focus();
      return;
    }
    const sent = await send({ attemptId: attempt.id, answers: chosen });
    if (sent.data !== undefined) onResult(sent.data);
  }
  const choose = (place: number, choice: number) =>
    setAnswers(answers.map((answer, at) => (at === place ? choice : answer)));
  return (
    <Form className={styles.questions} onSend={submit}>
      {attempt.questions.map(({ prompt, choices }, place) => (
        <fieldset key={prompt} className={styles.question}>
          <legend>
            {place + 1}. {prompt}
          </legend>
          {choices.map((choice, at) => (
            <label key={choice}>
              <input
                id={`${id}-${place}-${at}`}
                type="radio"
                name={`${id}-${place}`}
                checked={answers[place] === at}
                onChange={() => choose(place, at)}
              />
              <span>{choice}</span>
            </label>
          ))}
          {isChecked && answers[place] === null && (
            <p role="alert" className={ui.error}>
              Choose an answer.
            </p>
          )}
        </fieldset>
      ))}
      <div className={ui.actions12}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Submit answers
        </Button>
        <span role="status" className={ui.note}>
          {chosen.length} of {answers.length} answered
        </span>
      </div>
    </Form>
  );
}
