export { RequestForm } from './RequestForm.tsx';
export type { RequestField } from './requestForm.ts';
export { TOPIC_CHOICES, topicLabel } from './ticketWords.ts';
