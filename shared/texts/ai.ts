import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXAIA: 'No provider that transcribes recordings is connected.',
  HXAIB: 'Choose an MP3, M4A, WAV, WebM, OGG, or FLAC file up to 8 MB.',
  HXAIC: 'Confirm that everyone in the recording agreed.',
  HXAID: 'The date of the agreement is in the future.',
  HXAIE: 'The provider did not transcribe the recording. Try again.',
  HXAIF: 'This conversation is full. Start a new one.',
  HXAIG: 'This month’s model budget is used up. Ask an administrator of the workspace.',
  HXAIH:
    'A recording can’t be masked. Health information needs a recorded agreement with the provider.',
  HXAIK: 'Enter the key of this server. A stored key is never sent to another address.',
  HXAIL: 'Your plan’s model limit is reached. It starts again next month.',
  HXAIN: 'Conversation not found. Start a new one.',
  HXAIO: 'It has changed since. Open it to see the current value.',
  HXAIR: "Record not found, or you can't change it.",
  HXAIS: 'This was already decided. Reload to see the result.',
  HXAIT: 'The provider took too long. Use a shorter recording.',
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
