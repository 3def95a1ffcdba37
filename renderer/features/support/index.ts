export { SupportFormFrame, WideField } from './LetterForm.tsx';
export { RequestForm } from './RequestForm.tsx';
export type { RequestField } from './requestForm.ts';
export { getSendAttempt } from './ticketDraft.ts';
export { TOPIC_CHOICES, topicLabel } from './ticketWords.ts';
