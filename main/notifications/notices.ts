import { kindNamed } from '../../shared/notifications/kinds.ts';
import type { Note } from '../../shared/notifications/notes.ts';
import { placeOf } from '../../shared/notifications/place.ts';
import { linkTo } from '../../shared/routes.ts';

/** A server, and the token of whoever is signed in there. */
export interface Server {
  readonly url: string;
  readonly publishableKey: string;
  readonly accessToken: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** A server that hangs must not hold what is told of it. */
const TIMEOUT_MS = 10_000;
const ANSWER_MAX_LENGTH = 5000;

function ask(
  { url, publishableKey, accessToken, fetch }: Server,
  path: string,
  init?: RequestInit,
) {
  return fetch(new URL(`/rest/v1/${path}`, url).href, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
  });
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The words of a notification as the server has them: a page says only which one, so that it can have
 * nothing shown that its person was not told. Null where it is not theirs, or gone.
 */
export async function readNotice(server: Server, id: string): Promise<Note | null> {
  const columns = 'kind,title,message,metadata,created_at';
  const answer = await ask(server, `notifications?id=eq.${id}&select=${columns}`);
  if (!answer.ok) return null;
  const [row] = (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
  if (row === undefined) return null;
  const kind = textIn(row.kind);
  const { conversation_id: conversation } = (row.metadata ?? {}) as Record<string, unknown>;
  return {
    // One that gathers is told again with what came.
    id: `notice:${id}:${textIn(row.created_at)}`,
    title: textIn(row.title),
    body: textIn(row.message),
    route: placeOf(row.metadata) ?? linkTo('notifications'),
    ...(kindNamed(kind)?.isUrgent === true && { urgent: true }),
    ...(kind === 'new_message' && textIn(conversation) !== '' && { answers: textIn(conversation) }),
  };
}

/** Sends what was answered in a notification; false where it did not arrive. */
export async function sendAnswer(
  server: Server,
  message: {
    readonly id: string;
    readonly sender: string;
    readonly to: string;
    readonly text: string;
  },
): Promise<boolean> {
  const text = message.text.trim();
  if (text === '' || text.length > ANSWER_MAX_LENGTH) return false;
  const answer = await ask(server, 'conversation_messages', {
    method: 'POST',
    body: JSON.stringify({
      id: message.id,
      conversation_id: message.to,
      sender_id: message.sender,
      message_text: text,
      message_type: 'text',
    }),
  });
  return answer.ok;
}
