export { LetterForm, PersonFields, WideField } from './LetterForm.tsx';
export { LetterSent, type SentLetter } from './LetterSent.tsx';
export { useSendTicketMutation } from './supportApi.ts';
export { attemptOf } from './ticketDraft.ts';
export { lengthOf, personFields } from './ticketForm.ts';
export { type RequestTopic, topicLabel } from './ticketWords.ts';
export { useWriter, type Writer } from './useWriter.ts';
