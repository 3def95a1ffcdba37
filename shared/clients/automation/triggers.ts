import { DEAL_STAGES } from '../../deals/stages.ts';
import { PROPERTY_TYPES } from '../../listings/listings.ts';
import type { Noun } from '../../records/noun.ts';
import { contact } from '../../records/nouns/contact.ts';
import { deal } from '../../records/nouns/deal.ts';
import { event } from '../../records/nouns/event.ts';
import { lead } from '../../records/nouns/lead.ts';
import { transaction } from '../../records/nouns/transaction.ts';

/** Fields of the user's own listing; it is not a team record. */
const listing = {
  kind: 'listings',
  one: 'listing',
  many: 'listings',
  path: '/my-listings',
  title: 'property_name',
  fields: [
    { name: 'state', label: 'State', type: 'usState' },
    { name: 'city', label: 'City', type: 'text' },
    {
      name: 'property_type',
      label: 'Type',
      type: 'choice',
      choices: Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label })),
    },
    { name: 'price', label: 'Price', type: 'money' },
    { name: 'total_beds', label: 'Beds', type: 'number' },
    { name: 'is_confidential', label: 'Confidential', type: 'flag' },
  ],
} as const satisfies Noun;

const AUTOMATED: readonly Noun[] = [lead, contact, deal, transaction, event, listing];

export const getAutomatedNoun = (kind: string): Noun =>
  AUTOMATED.find((noun) => noun.kind === kind) ?? lead;

/** Parameters a trigger needs. */
export type TriggerParameter = 'minutes' | 'days' | 'stage' | 'tag';

export interface AutomationTrigger {
  readonly value: string;
  /** Text after "When"; `…` marks the place of the value. */
  readonly words: string;
  readonly kind: string;
  readonly takes?: TriggerParameter;
  readonly begin?: string;
}

/** Triggers a rule can start with; `private.list_automation_triggers()` mirrors this in the database. */
export const AUTOMATION_TRIGGERS: readonly AutomationTrigger[] = [
  { value: 'lead_came', words: 'a lead arrives', kind: 'leads' },
  {
    value: 'lead_waits',
    words: 'a lead is unanswered for … minutes',
    kind: 'leads',
    takes: 'minutes',
    begin: '30',
  },
  { value: 'inquiry_came', words: 'someone inquires about my listing', kind: 'leads' },
  { value: 'contact_made', words: 'a client is added', kind: 'contacts' },
  {
    value: 'contact_tagged',
    words: 'a client is tagged …',
    kind: 'contacts',
    takes: 'tag',
    begin: '',
  },
  { value: 'email_answered', words: 'a client replies to my email', kind: 'contacts' },
  { value: 'client_email_bounced', words: 'my email to a client bounces', kind: 'contacts' },
  {
    value: 'deal_moved',
    words: 'a deal moves to …',
    kind: 'deals',
    takes: 'stage',
    begin: DEAL_STAGES[7].value,
  },
  {
    value: 'deal_stalls',
    words: 'a deal stays in its stage for … days',
    kind: 'deals',
    takes: 'days',
    begin: '21',
  },
  { value: 'offer_came', words: 'an offer arrives', kind: 'transactions' },
  {
    value: 'date_near',
    words: 'a transaction date is … days away',
    kind: 'transactions',
    takes: 'days',
    begin: '5',
  },
  { value: 'event_tomorrow', words: 'my event is a day away', kind: 'events' },
  {
    value: 'nda_signed',
    words: "someone signs my listing's agreement",
    kind: 'listings',
  },
  { value: 'listing_unconfirmed', words: 'my listing is awaiting confirmation', kind: 'listings' },
];

export const getAutomationTrigger = (value: string): AutomationTrigger =>
  AUTOMATION_TRIGGERS.find((one) => one.value === value) ??
  (AUTOMATION_TRIGGERS[0] as AutomationTrigger);

/** Actions in the order they are offered; `private.require_valid_action` validates each. */
export const AUTOMATION_ACTIONS = [
  { value: 'task', label: 'Create a task' },
  { value: 'notify', label: 'Notify' },
  {
    value: 'note',
    label: 'Write a note',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  {
    value: 'set',
    label: 'Set a field',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  { value: 'tag', label: 'Add a tag', kinds: ['leads', 'contacts', 'deals'] },
  {
    value: 'assign',
    label: 'Hand it over',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  {
    value: 'enrol',
    label: 'Enroll in a sequence',
    kinds: ['leads', 'contacts', 'deals'],
    asks: true,
  },
  { value: 'deal', label: 'Convert the lead to a deal', kinds: ['leads'], asks: true },
  { value: 'classify', label: 'Tag by its words', kinds: ['leads', 'contacts', 'deals'] },
  {
    value: 'extract',
    label: 'Note contact details and figures',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  {
    value: 'summarize',
    label: 'Note a summary',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  {
    value: 'draft',
    label: 'Draft a reply as a note',
    kinds: ['leads', 'contacts', 'deals', 'transactions', 'events'],
  },
  { value: 'approve', label: 'Wait for my approval', asks: true },
] as const;
export type AutomationActionKind = (typeof AUTOMATION_ACTIONS)[number]['value'];

export const getActionsFor = (kind: string) =>
  AUTOMATION_ACTIONS.filter((act) => !('kinds' in act) || act.kinds.some((one) => one === kind));

/** True if the action needs confirmation because it notifies an outsider or changes more than one record. */
export const requiresConfirmation = (kind: string): boolean =>
  AUTOMATION_ACTIONS.some((act) => act.value === kind && 'asks' in act);
