const RECORDS = [
  ['contact', 'contacts'],
  ['company', 'companies'],
  ['deal', 'deals'],
  ['lead', 'leads'],
  ['event', 'events'],
  ['property', 'properties'],
  ['transaction', 'transactions'],
] as const;

const VERBS = [
  ['created', 'A {record} was added.'],
  ['updated', 'Fields of a {record} changed.'],
  ['deleted', 'A {record} was moved to the trash.'],
  ['restored', 'A {record} was restored from the trash.'],
] as const;

/** A kind of event that endpoints receive. */
export interface WebhookEventType {
  readonly type: string;
  /** The resource in the event's data. */
  readonly resource: string;
  readonly description: string;
}

/** Every event type. `private.list_webhook_event_types` has the same list; a test compares the two. */
export const webhookEventTypes: readonly WebhookEventType[] = [
  ...RECORDS.flatMap(([one, resource]) =>
    VERBS.map(([verb, text]) => ({
      type: `${one}.${verb}`,
      resource,
      description: text.replace('{record}', one),
    })),
  ),
  { type: 'deal.stage_changed', resource: 'deals', description: 'A deal moved to another stage.' },
  { type: 'lead.status_changed', resource: 'leads', description: 'A lead’s status changed.' },
  { type: 'task.created', resource: 'tasks', description: 'A task was added.' },
  { type: 'task.updated', resource: 'tasks', description: 'A task changed.' },
  { type: 'task.completed', resource: 'tasks', description: 'A task was completed.' },
  {
    type: 'task.deleted',
    resource: 'tasks',
    description: 'A task was deleted. The data has only its ID.',
  },
];
