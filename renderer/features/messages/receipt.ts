import { type Conversation, compareMoments, type Message, othersIn } from './conversation.ts';

interface Receipt {
  readonly user_id: string;
  readonly read_at: string;
  readonly delivered_at: string;
}

const isReached = (until: string | undefined, { created_at: at }: Message): boolean =>
  until !== undefined && until !== '-infinity' && compareMoments(until, at) >= 0;

/** How far a message of one's own has got: "Sent", "Delivered", "Read", and in a group by how many. */
export function receiptOf(
  message: Message,
  receipts: readonly Receipt[],
  conversation: Conversation,
  me: string,
): string {
  const others = othersIn(conversation, me);
  const of = (id: string) => receipts.find(({ user_id: user }) => user === id);
  const readers = others.filter(({ id }) => isReached(of(id)?.read_at, message)).length;
  if (readers > 0) return others.length === 1 ? 'Read' : `Read by ${readers} of ${others.length}`;
  return others.some(({ id }) => isReached(of(id)?.delivered_at, message)) ? 'Delivered' : 'Sent';
}
