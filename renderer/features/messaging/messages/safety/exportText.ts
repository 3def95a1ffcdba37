import { formatDateTime } from '#shared/format/date.ts';
import { type Conversation, conversationTitle, type Message, personName } from '../conversation.ts';

const lineOf = (message: Message, conversation: Conversation): string => {
  const sender = conversation.people.find(({ id }) => id === message.sender_id);
  const who = message.message_type === 'system' ? 'Haven Exchange' : personName(sender);
  const files = message.attachments?.map(({ name }) => `[File: ${name}]`) ?? [];
  const body = message.deleted_at === null ? message.message_text : '[Message deleted]';
  const content = [body, ...files].filter((part) => part !== '').join('\n');
  const forwarded = message.forwarded === null || message.forwarded === undefined;
  const mark = forwarded ? '' : ' (forwarded)';
  return `${formatDateTime(message.created_at)}  ${who}${mark}\n${content.replaceAll(/^/gm, '    ')}\n`;
};

/** Formats a conversation as a readable text file. */
export function exportText(
  conversation: Conversation,
  messages: readonly Message[],
  userId: string,
): string {
  const { listing_name: listing, people } = conversation;
  const head = [
    conversationTitle(conversation, userId),
    ...(listing === null ? [] : [`About ${listing}`]),
    `Between ${people.map(personName).join(', ')}`,
  ];
  return [...head, '', ...messages.map((one) => lineOf(one, conversation))].join('\n');
}
