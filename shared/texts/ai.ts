import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXAID: 'The date of the agreement is in the future.',
  HXAIF: 'This conversation is full. Start a new one.',
  HXAIK: 'Enter the key of this server. A stored key is never sent to another address.',
  HXAIN: 'Conversation not found. Start a new one.',
  HXAIO: 'It has changed since. Open it to see the current value.',
  HXAIR: "Record not found, or you can't change it.",
  HXAIS: 'This was already decided. Reload to see the result.',
  HXAIU:
    'Check the address (https://, without a question mark), the model, the key (8 or more characters), and how long prompts are kept.',
  HXAIV: 'The proposed value is not valid for this field.',
});

export const aiNotices = {
  providerSaved: { title: 'Provider saved', description: 'It applies to the next question.' },
  providerDeleted: {
    title: 'Provider deleted',
    description: 'Its key is gone. Answers come from rules.',
  },
  conversationDeleted: {
    title: 'Conversation deleted',
    description: 'Its questions and answers are gone.',
  },
} as const satisfies Record<string, Notice>;
