/** The database's topics, in the order they are offered. */
export const TOPIC_LABELS = {
  question: 'A question',
  account: 'My account',
  billing: 'Plans and billing',
  listing: 'A listing',
  technical: "Something isn't working",
  partnership: 'A partnership',
  press: 'Press',
  privacy: 'Privacy and my data',
} as const;

export type Topic = keyof typeof TOPIC_LABELS;

/** Topics with their own forms. */
const REQUEST_LABELS = {
  services: 'Vendors for a project',
  agent: 'Finding an agent',
} as const;

export type RequestTopic = keyof typeof REQUEST_LABELS;

const labels: Readonly<Record<string, string>> = { ...TOPIC_LABELS, ...REQUEST_LABELS };

/** Every topic a ticket can have. */
export const TOPIC_CHOICES = Object.entries(labels).map(([value, label]) => ({ value, label }));

export const topicLabel = (topic: string): string => labels[topic] ?? topic;
