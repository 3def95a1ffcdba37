import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { dollarsText } from '#shared/format/figures.ts';
import { parseFieldValue } from '#shared/records/inputValue.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Prose } from '../../../site/blocks/Prose.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './CourseTask.module.css';
import {
  type TaskAttempt,
  type TaskResult,
  useStartTaskMutation,
  useSubmitTaskMutation,
} from './tasksApi.ts';

const TITLES = { underwrite: 'Underwrite a community', size_loan: 'Size a loan' } as const;

interface CourseTaskProps {
  readonly task: keyof typeof TITLES;
  readonly text: string;
  /** Null in a preview, where it can't be started. */
  readonly at: { readonly course: string; readonly lesson: string } | null;
}

/** A task with its own figures for each attempt. The server checks the answers. */
export function CourseTask({ task, text, at }: CourseTaskProps) {
  const [attempt, setAttempt] = useState<TaskAttempt | null>(null);
  const [result, setResult] = useState<TaskResult | null>(null);
  const [start, { isLoading }] = useStartTaskMutation();
  async function begin() {
    if (at === null) return;
    const started = await start({ ...at, task });
    if (started.data === undefined) return;
    setResult(null);
    setAttempt(started.data);
  }
  return (
    <section aria-label={TITLES[task]} className={styles.task}>
      <h3>{TITLES[task]}</h3>
      <p>
        <Prose text={text} />
      </p>
      {at === null ? (
        <p className={ui.note}>
          Learners get their own figures here. Every answer has to be right.
        </p>
      ) : attempt === null ? (
        <div className={ui.wrap}>
          <Button intent="primary" loading={isLoading} onClick={() => void begin()}>
            Start task
          </Button>
        </div>
      ) : (
        <>
          <Facts attempt={attempt} />
          {result === null ? (
            <Answers key={attempt.id} attempt={attempt} onResult={setResult} />
          ) : (
            <Feedback result={result} onRetry={() => void begin()} isLoading={isLoading} />
          )}
        </>
      )}
    </section>
  );
}

const Facts = ({ attempt }: { readonly attempt: TaskAttempt }) => (
  <dl className={styles.facts}>
    {attempt.facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Returns typed dollars, as "6.85m" or "$6,850,000"; null if it is no amount. */
function readDollars(typed: string): number | null {
  const parsed = parseFieldValue({ name: 'amount', label: 'Amount', type: 'money' }, typed);
  return 'value' in parsed && typeof parsed.value === 'number' ? parsed.value : null;
}

interface AnswersProps {
  readonly attempt: TaskAttempt;
  readonly onResult: (result: TaskResult) => void;
}

function Answers({ attempt, onResult }: AnswersProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [submit, { isLoading, error }] = useSubmitTaskMutation();
  const amounts = attempt.questions.map(({ key }) => [key, readDollars(typed[key] ?? '')] as const);
  async function send() {
    setChecked(true);
    const answers = amounts.flatMap(([key, amount]) => (amount === null ? [] : [[key, amount]]));
    if (answers.length < amounts.length) return;
    const sent = await submit({ attempt: attempt.id, answers: Object.fromEntries(answers) });
    if (sent.data === undefined) return;
    announce(sent.data.is_passed ? 'Task solved' : 'Not solved yet');
    onResult(sent.data);
  }
  return (
    <Form onSend={send} className={ui.stack12}>
      {attempt.questions.map(({ key, label }, place) => (
        <MoneyField
          key={key}
          label={label}
          value={typed[key] ?? ''}
          error={isChecked && amounts[place]?.[1] === null ? 'Enter an amount.' : undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
        />
      ))}
      <p className={ui.note}>Rounding is fine: answers within half a percent count.</p>
      <ServerError error={error} title="Not checked" />
      <div className={ui.wrap}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Check answers
        </Button>
      </div>
    </Form>
  );
}

interface FeedbackProps {
  readonly result: TaskResult;
  readonly onRetry: () => void;
  readonly isLoading: boolean;
}

const Feedback = ({ result, onRetry, isLoading }: FeedbackProps) => (
  <div className={ui.stack12}>
    <p>
      <strong>
        {result.is_passed
          ? 'Solved. You can complete the lesson.'
          : 'Not solved yet. The next attempt has other figures.'}
      </strong>
    </p>
    <div className={ui.scroll}>
      <RuledTable className={styles.feedback}>
        <TableHead columns={['Question', 'Your answer', 'Result']} />
        <tbody>
          {result.answers.map(({ key, label, given, expected, is_correct: isCorrect, method }) => (
            <tr key={key}>
              <td>
                {label}
                <span className={ui.subline}>{method}</span>
              </td>
              <td>
                {dollarsText(given)}{' '}
                <Tag minimal intent={isCorrect ? 'success' : 'danger'}>
                  {isCorrect ? 'Correct' : 'Incorrect'}
                </Tag>
              </td>
              <td>{dollarsText(expected)}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </div>
    {!result.is_passed && (
      <div className={ui.wrap}>
        <Button intent="primary" loading={isLoading} onClick={onRetry}>
          Try again
        </Button>
      </div>
    )}
  </div>
);
