export { LetterForm, PersonFields, WideField } from './LetterForm.tsx';
export { type LetterFormProps, LetterToTeam } from './LetterToTeam.tsx';
export { RequestForm } from './RequestForm.tsx';
export type { RequestField } from './requestForm.ts';
export { useSendTicketMutation } from './supportApi.ts';
export { attemptOf } from './ticketDraft.ts';
export { lengthOf, personFields } from './ticketForm.ts';
export { type RequestTopic, TOPIC_CHOICES, topicLabel } from './ticketWords.ts';
