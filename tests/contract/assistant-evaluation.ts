import { randomUUID } from 'node:crypto';
import type { Answer } from '../../shared/ai/assistant/answer.ts';
import type { Client } from '../support/backend.ts';
import type { AnswerableQuestion } from './assistant-questions.ts';

export interface Evaluation {
  /** Share of answerable questions with the right answer from the right source. */
  readonly answered: number;
  /** Share of citations that support the answer. */
  readonly precision: number;
  readonly missed: readonly string[];
  /** Unanswerable questions that got an answer. */
  readonly invented: readonly string[];
}

/** Asks the assistant one question. */
export async function ask(
  client: Client,
  question: string,
  conversation: string = randomUUID(),
): Promise<Answer> {
  const body = { id: randomUUID(), conversation_id: conversation, question };
  const { data, error } = await client.functions.invoke('assistant', { body });
  if (error) throw error;
  return (data as { answer: Answer }).answer;
}

/** Asks all questions and prints accuracy, citation precision, and abstention. */
export async function evaluate(
  client: Client,
  answerable: readonly AnswerableQuestion[],
  unanswerable: readonly string[],
  /** Runs before each question. */
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Evaluation> {
  const missed: string[] = [];
  const invented: string[] = [];
  let cited = 0;
  let right = 0;
  for (const [question, expected, source] of answerable) {
    await prepare();
    const { state, text, citations } = await ask(client, question);
    const supporting = citations.filter(({ title }) => source.test(title)).length;
    cited += citations.length;
    right += supporting;
    const isRight = state === 'answered' && expected.test(text) && supporting > 0;
    if (!isRight) missed.push(`${question} → ${text.slice(0, 160)}`);
  }
  for (const question of unanswerable) {
    await prepare();
    const { state, text } = await ask(client, question);
    if (state !== 'unknown') invented.push(`${question} → ${text.slice(0, 160)}`);
  }
  const answered = (answerable.length - missed.length) / answerable.length;
  const precision = right / Math.max(cited, 1);
  const abstained = (unanswerable.length - invented.length) / unanswerable.length;
  console.log(
    [
      `Answered with the right source: ${Math.round(answered * 100)} %`,
      `Citation precision: ${Math.round(precision * 100)} %`,
      `Abstention: ${Math.round(abstained * 100)} %`,
      ...missed.map((one) => `Missed: ${one}`),
    ].join('\n'),
  );
  return { answered, precision, missed, invented };
}
