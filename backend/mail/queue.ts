import type { Sql } from '../db/engine.ts';

/** Something to be said to one person. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Queues a message in the transaction that gives the reason for it: either both are kept or
 * neither. Call the delivery's `flush` after that transaction has committed.
 */
export async function queueMessage(sql: Sql, message: Message): Promise<void> {
  await sql`
    insert into haven_local.messages (channel, to_address, subject, text, html)
    values (${message.channel}, ${message.to}, ${message.subject}, ${message.text}, ${message.html})`;
}
