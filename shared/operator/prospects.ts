import type { Choice } from '../records/choice.ts';

export const PROSPECT_STAGES = [
  { value: 'inquiry', label: 'Inquiry', intent: 'warning' },
  { value: 'tour', label: 'Toured' },
  { value: 'deposit', label: 'Deposit' },
  { value: 'application', label: 'Application', intent: 'success' },
  { value: 'moved_in', label: 'Moved in' },
  { value: 'lost', label: 'Lost' },
] as const satisfies readonly Choice[];

export const PROSPECT_SOURCES: readonly Choice[] = [
  { value: 'call', label: 'Call' },
  { value: 'website', label: 'Website' },
  { value: 'walk_in', label: 'Walk-in' },
  { value: 'referral_agency', label: 'Referral agency' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'resident_family', label: 'Resident or family' },
  { value: 'professional', label: 'Professional referral' },
  { value: 'event', label: 'Event' },
  { value: 'other', label: 'Other' },
];

export const LOST_REASONS: readonly Choice[] = [
  { value: 'price', label: 'Price' },
  { value: 'care_needs', label: 'Care needs too high' },
  { value: 'location', label: 'Location' },
  { value: 'competitor', label: 'Chose another community' },
  { value: 'stayed_home', label: 'Stayed at home' },
  { value: 'no_unit', label: 'No suitable unit' },
  { value: 'died', label: 'Died' },
  { value: 'no_reply', label: 'No reply' },
  { value: 'other', label: 'Other' },
];

export const WAITLIST_PRIORITIES: readonly Choice[] = [
  { value: 'none', label: 'None' },
  { value: 'spouse', label: 'Spouse of a resident' },
  { value: 'returning', label: 'Returning resident' },
  { value: 'transfer', label: 'Unit change of a resident' },
];

export const MOVE_IN_ITEM_TYPES: readonly Choice[] = [
  { value: 'agreement', label: 'Agreement' },
  { value: 'assessment', label: 'Assessment' },
  { value: 'physician_orders', label: 'Physician orders' },
  { value: 'document', label: 'Document' },
  { value: 'payment', label: 'Payment' },
  { value: 'other', label: 'Other' },
];

export type ProspectEventType =
  | 'tour'
  | 'deposit'
  | 'deposit_returned'
  | 'application'
  | 'waitlist_joined'
  | 'waitlist_left'
  | 'offer_declined'
  | 'lost'
  | 'reopened'
  | 'moved_in';

export const PROSPECT_EVENTS: readonly (Choice & { readonly value: ProspectEventType })[] = [
  { value: 'tour', label: 'Tour' },
  { value: 'deposit', label: 'Deposit received' },
  { value: 'deposit_returned', label: 'Deposit returned' },
  { value: 'application', label: 'Application' },
  { value: 'waitlist_joined', label: 'Joined waitlist' },
  { value: 'waitlist_left', label: 'Left waitlist' },
  { value: 'offer_declined', label: 'Declined a unit' },
  { value: 'lost', label: 'Lost' },
  { value: 'reopened', label: 'Reopened' },
  { value: 'moved_in', label: 'Moved in' },
];

interface ProspectState {
  readonly stage: string;
  readonly deposit: number | null;
  readonly waitlisted_at: string | null;
}

/** Returns the events that can follow, as in `record_prospect_event`. */
export function listNextProspectEvents(prospect: ProspectState): readonly ProspectEventType[] {
  if (prospect.stage === 'moved_in') return [];
  if (prospect.stage === 'lost') return ['reopened'];
  return [
    'tour',
    'deposit',
    ...(prospect.deposit === null ? [] : (['deposit_returned'] as const)),
    'application',
    ...(prospect.waitlisted_at === null
      ? (['waitlist_joined'] as const)
      : (['offer_declined', 'waitlist_left'] as const)),
    'lost',
  ];
}

interface WaitlistPlace {
  readonly group: 'priority' | 'deposit' | 'other';
  readonly priority: string;
  readonly joined: string;
  readonly declined_offers: number;
}

/** Says in one sentence why a prospect has this place on the waitlist. */
export function explainPlace({ group, priority, joined, declined_offers }: WaitlistPlace): string {
  const first = {
    priority: WAITLIST_PRIORITIES.find(({ value }) => value === priority)?.label ?? 'Priority',
    deposit: 'Deposit received',
    other: 'No deposit',
  }[group];
  const declined =
    declined_offers === 0
      ? ''
      : `, declined ${declined_offers} ${declined_offers === 1 ? 'unit' : 'units'}${declined_offers >= 2 ? ', behind the others' : ''}`;
  return `${first}, joined ${joined}${declined}`;
}
