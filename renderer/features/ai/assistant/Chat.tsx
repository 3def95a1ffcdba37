import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_QUESTION } from '#shared/ai/assistant/answer.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AnswerView } from './AnswerView.tsx';
import styles from './Assistant.module.css';
import { useAskAssistantMutation, useAssistantTurnsQuery } from './assistantApi.ts';

const EXAMPLES = [
  'Memory care communities in Ohio under $10M',
  'What is the DSCR of NOI $1.2M on a $10M loan at 6.5% over 25 years?',
  'How do I reset a forgotten password?',
  'Remind me to review the rent roll on Friday',
];

interface ChatProps {
  readonly conversationId: string;
  /** False for a conversation that has no question yet. */
  readonly isSaved: boolean;
  readonly onAsked: () => void;
}

/** A conversation with the assistant: questions, answers with sources, and the field for the next question. */
export function Chat({ conversationId, isSaved, onAsked }: ChatProps) {
  const query = useAssistantTurnsQuery(conversationId, { skip: !isSaved });
  const [ask, asked] = useAskAssistantMutation();
  const [question, setQuestion] = useState('');
  const [waiting, setWaiting] = useState<string | null>(null);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const stop = useRef<(() => void) | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const count = query.data?.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a turn is added.
  useEffect(() => {
    // A newer browser returns a promise, which React would call as the effect's cleanup.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, waiting, sentences.length]);
  useEffect(() => () => stop.current?.(), []);

  async function send(text: string) {
    const typed = text.trim();
    if (typed === '' || asked.isLoading) return;
    setWaiting(typed);
    setQuestion('');
    setSentences([]);
    announce('Searching what you can read');
    const sent = ask({
      id: crypto.randomUUID(),
      conversationId,
      question: typed,
      onSentence: (sentence) => setSentences((before) => [...before, sentence]),
    });
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
      sent.abort();
    };
    const { data, error } = await sent;
    stop.current = null;
    setWaiting(null);
    setSentences([]);
    if (error === undefined) {
      // Once, when the answer is verified: sentences that arrive one by one would interrupt each other.
      announce(`Answer: ${data.answer.text}`);
      onAsked();
      return;
    }
    setQuestion(typed);
    if (!isStopped) return;
    asked.reset();
    announce('Stopped');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && stop.current !== null) {
      event.stopPropagation();
      stop.current();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(question);
  }

  return (
    <div className={styles.chat}>
      <div className={styles.turns}>
        {!isSaved && waiting === null && <Examples onAsk={(text) => void send(text)} />}
        {isSaved && (
          <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
            {(turns) => (
              <>
                {turns.map((turn) => (
                  <article key={turn.id} aria-label={turn.question}>
                    <p className={styles.question}>{turn.question}</p>
                    <AnswerView answer={turn.answer} id={turn.id} />
                  </article>
                ))}
              </>
            )}
          </Loaded>
        )}
        {waiting !== null && (
          <article aria-busy="true" aria-label={waiting}>
            <p className={styles.question}>{waiting}</p>
            {sentences.length === 0 ? (
              <p className={ui.note}>Searching what you can read…</p>
            ) : (
              <Unverified sentences={sentences} />
            )}
          </article>
        )}
        <div ref={end} />
      </div>
      <Form className={styles.ask} onSend={() => send(question)} aria-label="Ask the assistant">
        <ServerError error={asked.error} title="Not answered" />
        <div className={styles.askRow}>
          <textarea
            ref={field}
            aria-label="Question"
            placeholder="Ask about a document, community, client, or figure"
            rows={2}
            maxLength={MAX_QUESTION}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            onKeyDown={onKeyDown}
          />
          {asked.isLoading ? (
            <Button onClick={() => stop.current?.()}>Stop answer</Button>
          ) : (
            <Button type="submit" intent="primary" disabled={question.trim() === ''}>
              Ask
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

/** What a model has written so far. The verified answer replaces it. */
const Unverified = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <div className={styles.answer} data-state="writing">
    <div className={styles.text}>
      <p>{sentences.join(' ')}</p>
    </div>
    <p className={ui.note}>Checking the sources…</p>
  </div>
);

const Examples = ({ onAsk }: { readonly onAsk: (question: string) => void }) => (
  <div className={styles.examples}>
    <p>Answers quote what you can read and name the source. Try one:</p>
    <ul>
      {EXAMPLES.map((example) => (
        <li key={example}>
          <PlainButton onClick={() => onAsk(example)}>{example}</PlainButton>
        </li>
      ))}
    </ul>
  </div>
);
