import { dataSentence } from './messages.ts';

// Beside messages.ts, because the first page of the app pays for every word that stands there.

const sentences: Readonly<Record<string, string>> = {
  HXMPL: 'Starting a conversation is part of a paid plan. Choose one to go on.',
  HXMBR: 'Your plan counts contacts of brokers. Ask this broker about one of their listings.',
  HXBLK: 'Messages between the two of you are switched off.',
  HXMRT: 'That was a lot within a short time. Please wait a moment and go on.',
  HXCVP: 'Somebody you chose cannot be in this conversation.',
  HXRPG: 'This report no longer exists.',
};

/** The sentence for a failed call about conversations and notifications. */
export const conversationSentence = (error: {
  readonly status: number;
  readonly code: string;
}): string =>
  Object.hasOwn(sentences, error.code) ? (sentences[error.code] ?? '') : dataSentence(error);
