export { topicLabel } from './ticketWords.ts';
