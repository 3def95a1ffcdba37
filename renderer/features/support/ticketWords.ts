/** As the database knows them, in the order in which people are asked. */
export const TOPIC_LABELS = {
  question: 'A question',
  account: 'My account',
  billing: 'Plans and billing',
  listing: 'A listing',
  technical: 'Something does not work',
  partnership: 'A partnership',
  press: 'The press',
  privacy: 'Privacy and my data',
} as const;

export type Topic = keyof typeof TOPIC_LABELS;

export const topicLabel = (topic: string): string => TOPIC_LABELS[topic as Topic] ?? topic;
