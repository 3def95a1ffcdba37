export { RequestForm } from './RequestForm.tsx';
export type { RequestField } from './requestForm.ts';
export { SupportFormFrame, WideField } from './SupportFormFrame.tsx';
export { getSendAttempt } from './ticketDraft.ts';
export { TOPIC_CHOICES, topicLabel } from './ticketTopics.ts';
