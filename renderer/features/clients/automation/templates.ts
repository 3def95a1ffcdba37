import type { RuleDraft } from './rules.ts';

/** Starter templates for common broker rules. */
export const TEMPLATES: readonly RuleDraft[] = [
  {
    name: 'Call back every inquiry',
    occasion: 'inquiry_came',
    occasion_value: null,
    whose: 'mine',
    matches: 'all',
    conditions: [],
    acts: [
      { do: 'task', title: 'Call {record} about the inquiry', to: 'me', days: 1 },
      { do: 'notify', to: 'me', words: '{record} inquired about your listing' },
    ],
  },
  {
    name: 'Remind me about unanswered leads',
    occasion: 'lead_waits',
    occasion_value: '30',
    whose: 'mine',
    matches: 'all',
    conditions: [{ field: 'status', is: 'any_of', value: ['new'] }],
    acts: [{ do: 'notify', to: 'me', words: '{record} has waited half an hour' }],
  },
  {
    name: 'Next step for a stalled deal',
    occasion: 'deal_stalls',
    occasion_value: '21',
    whose: 'mine',
    matches: 'all',
    conditions: [],
    acts: [
      { do: 'task', title: 'Decide what is next for {record}', to: 'owner', days: 2 },
      { do: 'tag', tag: 'stalled' },
    ],
  },
  {
    name: 'Prepare the PSA after the LOI is signed',
    occasion: 'deal_moved',
    occasion_value: 'loi_signed',
    whose: 'mine',
    matches: 'all',
    conditions: [],
    acts: [
      { do: 'task', title: 'Send the PSA draft for {record}', to: 'owner', days: 3 },
      { do: 'note', words: 'LOI signed. PSA and OTA drafts are due.' },
    ],
  },
  {
    name: 'Create deals for funded buyers',
    occasion: 'lead_came',
    occasion_value: null,
    whose: 'mine',
    matches: 'all',
    conditions: [{ field: 'funds', is: 'any_of', value: ['verified'] }],
    acts: [{ do: 'tag', tag: 'funded' }, { do: 'deal' }],
  },
];

export const BLANK_RULE: RuleDraft = {
  name: '',
  occasion: 'lead_came',
  occasion_value: null,
  whose: 'mine',
  matches: 'all',
  conditions: [],
  acts: [{ do: 'task', title: 'Call {record}', to: 'me', days: 1 }],
};
