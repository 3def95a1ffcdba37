import type { Choice } from '../records/choice.ts';

export const WORKSTREAMS = [
  { value: 'licenses', label: 'Licenses' },
  { value: 'people', label: 'People and payroll' },
  { value: 'residents', label: 'Residents and families' },
  { value: 'vendors', label: 'Vendors' },
  { value: 'systems', label: 'Systems' },
  { value: 'finance', label: 'Finance' },
  { value: 'property', label: 'Property' },
] as const satisfies readonly Choice[];
export type Workstream = (typeof WORKSTREAMS)[number]['value'];

export const RISKS = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const satisfies readonly Choice[];
export type Risk = (typeof RISKS)[number]['value'];

export interface IntegrationItem {
  readonly key: string;
  readonly title: string;
  readonly stream: Workstream;
  /** Days after closing; negative before it. */
  readonly offset_days: number;
  /** Keys of the tasks that come first. */
  readonly needs: readonly string[];
  readonly risk: Risk;
  readonly risk_note: string;
}

const item = (
  key: string,
  stream: Workstream,
  offset_days: number,
  title: string,
  rest: Partial<Pick<IntegrationItem, 'needs' | 'risk' | 'risk_note'>> = {},
): IntegrationItem => ({
  key,
  title,
  stream,
  offset_days,
  needs: [],
  risk: 'low',
  risk_note: '',
  ...rest,
});

const high = (risk_note: string) => ({ risk: 'high', risk_note }) as const;
const medium = (risk_note: string) => ({ risk: 'medium', risk_note }) as const;

/**
 * The standard 100-day plan. Days are relative to the closing. License and notice periods differ by state, so their
 * tasks name the rule to check.
 */
export const INTEGRATION_TEMPLATE: readonly IntegrationItem[] = [
  item('chow_application', 'licenses', -90, 'File the change-of-ownership application', {
    ...high('Without approval the buyer cannot operate. Some states take over 90 days.'),
  }),
  item('interim_agreement', 'licenses', -20, 'Sign an interim agreement if the license is late', {
    ...medium('The seller stays licensee until the state approves.'),
  }),
  item('license_issued', 'licenses', 0, 'Receive the license or the approval to operate', {
    needs: ['chow_application'],
    ...high('Closing depends on it.'),
  }),
  item('payer_enrollment', 'licenses', 5, 'File Medicare and Medicaid enrollment changes', {
    needs: ['license_issued'],
    ...high('Payment stops if the deadline of the payer is missed.'),
  }),
  item('pharmacy_lab', 'licenses', 10, 'Update pharmacy, lab, and CLIA registrations', {
    needs: ['license_issued'],
  }),
  item('employee_offers', 'people', -21, 'Send offers to the staff', {
    ...high('Key staff leave if they hear from others first.'),
  }),
  item('background_checks', 'people', -10, 'Complete background and exclusion checks', {
    needs: ['employee_offers'],
  }),
  item('payroll_setup', 'people', -7, 'Set up payroll, tax accounts, and time clocks', {
    needs: ['employee_offers'],
    ...high('The first payroll must be on time.'),
  }),
  item('benefits', 'people', -3, 'Open enrollment for benefits', { needs: ['employee_offers'] }),
  item('town_hall', 'people', 1, 'Meet every shift', { needs: ['employee_offers'] }),
  item('first_payroll', 'people', 14, 'Run and check the first payroll', {
    needs: ['payroll_setup'],
    ...high('Errors cost trust. Check hours against the schedule.'),
  }),
  item('retention_review', 'people', 60, 'Review turnover and open positions', {
    needs: ['first_payroll'],
  }),
  item('resident_notice', 'residents', -30, "Send the state's notice to residents and families", {
    ...high('Many states require 30 to 60 days. Check the rule of the state.'),
  }),
  item('family_meeting', 'residents', 3, 'Hold a family meeting', { needs: ['resident_notice'] }),
  item('welcome_letter', 'residents', 1, 'Send the welcome letter with new payment details', {
    needs: ['resident_notice', 'bank_accounts'],
    ...medium('Families are targets of payment fraud. Confirm details by phone.'),
  }),
  item('agreements', 'residents', 30, 'Assign or sign resident agreements', {
    needs: ['license_issued'],
  }),
  item('care_plans', 'residents', 30, 'Review all care plans and assessments', {
    needs: ['license_issued'],
    ...medium('Level-of-care revenue depends on it.'),
  }),
  item('satisfaction', 'residents', 90, 'Survey residents and families', {
    needs: ['family_meeting'],
  }),
  item('contract_review', 'vendors', -30, 'Decide which contracts to assume or end'),
  item('vendor_notice', 'vendors', -10, 'Notify vendors and set up accounts', {
    needs: ['contract_review'],
  }),
  item('utilities', 'vendors', -5, 'Transfer utilities and waste', {
    needs: ['contract_review'],
    ...medium('A gap in power or water stops operation.'),
  }),
  item('vendor_insurance', 'vendors', 15, 'Collect insurance certificates and W-9 forms', {
    needs: ['vendor_notice'],
  }),
  item('rebid', 'vendors', 75, 'Rebid food, supplies, and therapy', { needs: ['vendor_notice'] }),
  item('system_inventory', 'systems', -30, 'List systems, licenses, and data owners'),
  item('ehr_migration', 'systems', -5, 'Migrate clinical records and test orders', {
    needs: ['system_inventory'],
    ...high('Medication records must be complete before the first shift.'),
  }),
  item('network_cutover', 'systems', 0, 'Move phones, network, and nurse call', {
    needs: ['system_inventory'],
    ...medium('Keep the old numbers.'),
  }),
  item('access_removal', 'systems', 1, "Remove the seller's access and change locks", {
    needs: ['network_cutover'],
    ...medium('Former accounts can read resident data.'),
  }),
  item('website_reviews', 'systems', 7, 'Take over the website, listings, and reviews'),
  item('bank_accounts', 'finance', -14, 'Open bank and lockbox accounts', {
    ...medium('Payments go to the seller until they are open.'),
  }),
  item('insurance_bound', 'finance', -3, 'Bind property and liability insurance', {
    ...high('No coverage, no closing.'),
  }),
  item('opening_balances', 'finance', 10, 'Post the closing statement and opening balances', {
    needs: ['bank_accounts'],
  }),
  item('trust_funds', 'finance', 5, 'Reconcile and transfer resident trust funds', {
    needs: ['bank_accounts'],
    ...high('State law requires an accounting at the change of ownership.'),
  }),
  item('first_billing', 'finance', 25, 'Send the first monthly billing', {
    needs: ['welcome_letter', 'opening_balances'],
  }),
  item('true_up', 'finance', 60, 'Settle prorations with the seller', {
    needs: ['opening_balances'],
    ...medium('The agreement has a deadline.'),
  }),
  item('hundred_day_report', 'finance', 100, 'Report results against the plan', {
    needs: ['true_up', 'retention_review'],
  }),
  item('life_safety', 'property', 2, 'Walk life safety, generator, and elopement systems', {
    ...high("Deficiencies are the new owner's from day one."),
  }),
  item('inventory', 'property', 3, 'Count equipment and supplies'),
  item('capital_plan', 'property', 45, 'Start the first-year capital plan', {
    needs: ['life_safety'],
  }),
  item('signage', 'property', 30, 'Replace signs and brand materials'),
];

/** "Day 14", or "Closing" for the day itself. */
export const dayLabel = (offset: number): string =>
  offset === 0 ? 'Closing' : offset < 0 ? `Day −${-offset}` : `Day ${offset}`;
