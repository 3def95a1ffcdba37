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

/** What people ask by forms of their own. */
const REQUEST_LABELS = {
  services: 'Vendors for a project',
  agent: 'Finding an agent',
} as const;

export type RequestTopic = keyof typeof REQUEST_LABELS;

const labels: Readonly<Record<string, string>> = { ...TOPIC_LABELS, ...REQUEST_LABELS };

/** Every topic that a ticket may have. */
export const TOPIC_CHOICES = Object.entries(labels).map(([value, label]) => ({ value, label }));

export const topicLabel = (topic: string): string => labels[topic] ?? topic;
