/** An action of a template, in the format of automations. */
interface TemplateAction {
  readonly do: string;
  readonly to?: string;
  readonly title?: string;
  readonly words?: string;
  readonly days?: number;
  readonly tag?: string;
}

/** A ready-made rule for a daily chore. */
export interface WorkflowTemplate {
  readonly key: string;
  readonly name: string;
  readonly occasion: string;
  readonly occasion_value: string | null;
  readonly acts: readonly TemplateAction[];
}

const task = (title: string, days: number): TemplateAction => ({
  do: 'task',
  title,
  to: 'me',
  days,
});
const notify = (words: string): TemplateAction => ({ do: 'notify', to: 'me', words });
const note = (words: string): TemplateAction => ({ do: 'note', words });
const tag = (name: string): TemplateAction => ({ do: 'tag', tag: name });
const classify = (name: string, words: string): TemplateAction => ({
  do: 'classify',
  tag: name,
  words,
});
const draft = (words: string): TemplateAction => ({ do: 'draft', words });
const extract: TemplateAction = { do: 'extract' };
const summarize: TemplateAction = { do: 'summarize' };
const approve: TemplateAction = { do: 'approve' };

const template = (
  key: string,
  name: string,
  [occasion, value]: readonly [string, string?],
  ...acts: readonly TemplateAction[]
): WorkflowTemplate => ({ key, name, occasion, occasion_value: value ?? null, acts });

/** Ten daily chores of each role. Triggers and actions are those of automations. */
export const WORKFLOW_TEMPLATES = {
  broker: [
    template(
      'broker-call-inquiries',
      'Call back every inquiry',
      ['inquiry_came'],
      extract,
      task('Call {record} about the inquiry', 1),
      notify('{record} inquired about your listing'),
    ),
    template(
      'broker-unanswered-leads',
      'Remind me about unanswered leads',
      ['lead_waits', '30'],
      notify('{record} has waited half an hour'),
    ),
    template(
      'broker-stalled-deals',
      'Next step for a stalled deal',
      ['deal_stalls', '21'],
      summarize,
      task('Decide what is next for {record}', 2),
      tag('stalled'),
    ),
    template(
      'broker-psa-after-loi',
      'Prepare the PSA after the LOI is signed',
      ['deal_moved', 'loi_signed'],
      task('Send the PSA draft for {record}', 3),
      note('LOI signed. PSA and OTA drafts are due.'),
    ),
    template(
      'broker-funded-buyers',
      'Sort new leads by urgency',
      ['lead_came'],
      classify('urgent', 'urgent, as soon as possible, 1031, deadline'),
      extract,
    ),
    template(
      'broker-lead-reply',
      'Draft a reply to a new lead',
      ['lead_came'],
      draft('Thank you for your message about {record}. When can we talk?'),
      approve,
      task('Send the reply to {record}', 0),
    ),
    template(
      'broker-offers',
      'Review every offer',
      ['offer_came'],
      summarize,
      task('Review the offer on {record}', 1),
    ),
    template(
      'broker-deadlines',
      'Prepare for transaction dates',
      ['date_near', '5'],
      task('Prepare the next date of {record}', 1),
    ),
    template(
      'broker-agreements',
      'Follow up a signed agreement',
      ['nda_signed'],
      task('Call the buyer who signed for {record}', 1),
    ),
    template(
      'broker-confirm-listings',
      'Confirm my listings on time',
      ['listing_unconfirmed'],
      notify('Confirm that {record} is still available'),
    ),
  ],
  buyer: [
    template(
      'buyer-new-broker',
      'Sort a new contact',
      ['contact_made'],
      classify('broker', 'broker, brokerage, listing agent'),
      extract,
    ),
    template(
      'buyer-deal-summary',
      'Summarize a deal before diligence',
      ['deal_moved', 'diligence'],
      summarize,
      task('Start due diligence of {record}', 1),
    ),
    template(
      'buyer-stalled-search',
      'Ask about a quiet deal',
      ['deal_stalls', '14'],
      draft('Is there any news about {record}?'),
      approve,
      task('Send the question about {record}', 0),
    ),
    template(
      'buyer-diligence-dates',
      'Prepare for diligence dates',
      ['date_near', '7'],
      task('Collect the documents for {record}', 1),
    ),
    template(
      'buyer-closing-week',
      'Prepare for closing',
      ['date_near', '3'],
      notify('A date of {record} is three days away'),
    ),
    template(
      'buyer-counter-offers',
      'Review an offer that arrives',
      ['offer_came'],
      summarize,
      task('Compare the offer on {record} with my model', 1),
    ),
    template(
      'buyer-tours',
      'Prepare for a tour',
      ['event_tomorrow'],
      task('Print the questions for {record}', 0),
    ),
    template(
      'buyer-answers',
      'Read every reply',
      ['email_answered'],
      extract,
      task('Answer {record}', 1),
    ),
    template(
      'buyer-lender-tag',
      'Remind me of tagged lenders',
      ['contact_tagged', 'lender'],
      task('Ask {record} for terms', 2),
    ),
    template(
      'buyer-bounced',
      'Fix a wrong address',
      ['client_email_bounced'],
      task('Find the new address of {record}', 1),
    ),
  ],
  investor: [
    template(
      'investor-screening',
      'Summarize a deal for screening',
      ['deal_moved', 'om'],
      summarize,
      extract,
    ),
    template(
      'investor-committee',
      'Ask for approval before the committee',
      ['deal_moved', 'loi_signed'],
      summarize,
      approve,
      task('Send {record} to the committee', 1),
    ),
    template(
      'investor-stale',
      'Decide about a stale deal',
      ['deal_stalls', '30'],
      task('Decide whether to pass on {record}', 2),
      tag('stale'),
    ),
    template(
      'investor-sponsors',
      'Sort a new sponsor',
      ['contact_made'],
      classify('sponsor', 'sponsor, fund, capital, GP'),
      extract,
    ),
    template(
      'investor-sponsor-tag',
      'Plan a call with a tagged sponsor',
      ['contact_tagged', 'sponsor'],
      task('Call {record}', 5),
    ),
    template(
      'investor-wires',
      'Prepare for transaction dates',
      ['date_near', '5'],
      task('Check the funds for {record}', 1),
    ),
    template(
      'investor-offer-review',
      'Review every offer',
      ['offer_came'],
      summarize,
      notify('An offer on {record} arrived'),
    ),
    template(
      'investor-meetings',
      'Prepare for tomorrow',
      ['event_tomorrow'],
      summarize,
      task('Read the file before {record}', 0),
    ),
    template(
      'investor-replies',
      'Read every reply',
      ['email_answered'],
      extract,
      notify('{record} replied'),
    ),
    template(
      'investor-addresses',
      'Fix a wrong address',
      ['client_email_bounced'],
      task('Find the new address of {record}', 1),
    ),
  ],
  operator: [
    template(
      'operator-inquiries',
      'Call every new lead',
      ['lead_came'],
      extract,
      task('Call {record}', 0),
    ),
    template(
      'operator-urgent-move',
      'Tag urgent move-ins',
      ['lead_came'],
      classify('urgent move-in', 'hospital, discharge, this week, urgent'),
      notify('{record} is a new lead'),
    ),
    template(
      'operator-waiting-family',
      'Answer within half an hour',
      ['lead_waits', '30'],
      notify('{record} has waited half an hour'),
    ),
    template(
      'operator-tour-prep',
      'Prepare for a tour',
      ['event_tomorrow'],
      task('Prepare the apartment for {record}', 0),
    ),
    template(
      'operator-tour-reply',
      'Draft a reply after an inquiry',
      ['lead_came'],
      draft(
        'Thank you for your interest in our community, {record}. When would you like to visit?',
      ),
      approve,
      task('Send the reply to {record}', 0),
    ),
    template(
      'operator-partners',
      'Sort a new referral partner',
      ['contact_made'],
      classify('referral', 'hospital, home health, placement, discharge planner'),
      extract,
    ),
    template(
      'operator-partner-tag',
      'Visit tagged referral partners',
      ['contact_tagged', 'referral'],
      task('Visit {record}', 10),
    ),
    template(
      'operator-replies-read',
      'Read every reply',
      ['email_answered'],
      extract,
      task('Answer {record}', 1),
    ),
    template(
      'operator-wrong-address',
      'Fix a wrong address',
      ['client_email_bounced'],
      task('Find the new address of {record}', 1),
    ),
    template(
      'operator-sale-dates',
      'Prepare for dates of a sale',
      ['date_near', '7'],
      task('Collect what {record} needs', 2),
    ),
  ],
  vendor: [
    template(
      'vendor-requests',
      'Answer every new lead',
      ['lead_came'],
      extract,
      task('Answer {record}', 0),
    ),
    template(
      'vendor-quotes',
      'Draft a first reply',
      ['lead_came'],
      draft('Thank you for your request, {record}. Here is what we need for a quote.'),
      approve,
      task('Send the reply to {record}', 0),
    ),
    template(
      'vendor-slow',
      'Remind me about unanswered leads',
      ['lead_waits', '60'],
      notify('{record} has waited an hour'),
    ),
    template(
      'vendor-emergency',
      'Tag emergencies',
      ['lead_came'],
      classify('emergency', 'leak, no heat, emergency, outage'),
      notify('{record} is a new lead'),
    ),
    template(
      'vendor-new-client',
      'Sort a new client',
      ['contact_made'],
      extract,
      task('Send {record} our terms', 1),
    ),
    template(
      'vendor-renewals',
      'Plan a renewal with tagged clients',
      ['contact_tagged', 'renewal'],
      task('Send the renewal to {record}', 3),
    ),
    template(
      'vendor-visits',
      'Prepare for tomorrow',
      ['event_tomorrow'],
      task('Pack for {record}', 0),
    ),
    template(
      'vendor-stalled-quotes',
      'Follow up a quiet deal',
      ['deal_stalls', '10'],
      summarize,
      task('Call about {record}', 1),
    ),
    template(
      'vendor-client-replies',
      'Read every reply',
      ['email_answered'],
      extract,
      task('Answer {record}', 1),
    ),
    template(
      'vendor-client-address',
      'Fix a wrong address',
      ['client_email_bounced'],
      task('Find the new address of {record}', 1),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly WorkflowTemplate[]>>;

export type WorkflowRole = keyof typeof WORKFLOW_TEMPLATES;

export const findWorkflowTemplate = (key: string): WorkflowTemplate | null =>
  Object.values(WORKFLOW_TEMPLATES)
    .flat()
    .find((one) => one.key === key) ?? null;
