export { useSendTicketMutation } from './supportApi.ts';
export { attemptOf } from './ticketDraft.ts';
export { lengthOf, personFields } from './ticketForm.ts';
export { type RequestTopic, topicLabel } from './ticketWords.ts';
