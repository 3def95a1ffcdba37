import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { answer, refuseMethod } from '../_shared/json.ts';
import { tokenAmong } from '../_shared/letters/answer-address.ts';
import { readSignedEvent } from '../_shared/signed-event.ts';
import { answerWords } from './answer-words.ts';
import { type InboundLetter, LetterTooLarge, readLetter } from './inbound-letter.ts';
import { isAutomatic } from './is-automatic.ts';

/**
 * Hears from who takes in our mail that somebody answered a letter about messages, and sends the answer into
 * its conversation by the call that the app sends with. Answers 200 with what became of it, so that nothing that
 * is refused comes again; 503 when it is to come again. What a stranger sends is answered with no letter.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const { HAVEN_INBOUND_WEBHOOK_SECRET: secret, HAVEN_ANSWER_DOMAIN: domain } = env.secrets ?? {};
  if (!secret || !domain) return answer(503, { error: 'Answers by e-mail are not configured.' });
  const event = await readSignedEvent(request, secret);
  if (event instanceof Response) return event;
  if (event.type !== 'email.received') return answer(200, { outcome: 'ignored' });
  try {
    const letter = await readLetter(event, env);
    return answer(200, { outcome: letter ? await take(letter, domain, env) : 'ignored' });
  } catch (error) {
    if (error instanceof LetterTooLarge) return answer(200, { outcome: 'too_large' });
    return answer(503, { error: 'The answer could not be taken. Please send it again.' });
  }
};

async function take(letter: InboundLetter, domain: string, env: FunctionEnv): Promise<string> {
  const token = tokenAmong(letter.to, domain);
  if (!token) return 'unknown';
  if (isAutomatic(letter, domain)) return 'automatic';
  const response = await callDatabase(
    env,
    'answer_by_mail',
    { token, sender: letter.from, letter_id: letter.id, words: answerWords(letter.text) },
    'server',
  );
  const outcome: unknown = await response.json();
  if (!response.ok) throw new Error(`answer_by_mail was answered with ${response.status}`);
  return String(outcome);
}
