import { getPlanClaims, paidRights } from '#shared/account/billing/claims.ts';
import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLAN_IDS,
  PLANS,
  type Plan,
  TRIAL,
} from '#shared/account/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL, SUPPORT_EMAIL, TRIAL_REMINDER_DAYS } from '#shared/constants.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { FaqCategory } from './faqCategory.ts';

const { basic, starter, professional, enterprise } = PLANS;

const trialPlan = PLANS[TRIAL.plan];

const monthly = ({ monthlyCents }: Plan) => `${formatPrice(monthlyCents)} a month`;

const paidPlans = PLAN_IDS.map((id) => PLANS[id]).filter(({ monthlyCents }) => monthlyCents > 0);

const prices = paidPlans.map((plan) => `${plan.name} is ${monthly(plan)}`).join(', ');

const contactsOf = ({ contactsPerMonth }: Plan) =>
  contactsPerMonth === CONTACTS_UNLIMITED ? 'any number' : `${contactsPerMonth} a month`;

const contacts = paidPlans.map((plan) => `${plan.name} has ${contactsOf(plan)}`).join(', ');

const inSentence = (claims: readonly string[]) =>
  claims
    .map((claim) => claim.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .join('; ');

const opensOf = ({ id }: Plan) => inSentence(getPlanClaims(id).opens);
const later = getPlanClaims('enterprise').toCome;

const listingNumber = `The number of listings is not limited. During a trial, the limit is ${LISTING_ALLOWANCE_TRIAL}.`;

export const plansAndBilling: FaqCategory = {
  id: 'plans-and-billing',
  heading: 'Plans and billing',
  questions: [
    {
      question: 'What do the plans cost?',
      answer: `${basic.name} is free. ${prices}. There is no charge per seat, per document or per closed deal, and no commission share. [Plans and prices](/user-pricing) compares all features side by side, and the review before payment shows the amount due today and the next one.`,
    },
    {
      question: `What is in the free ${basic.name} plan?`,
      answer: `Enough to judge whether the exchange has what you are looking for: ${opensOf(basic)}. It is not a trial and needs no card. It does not include ${paidRights}. If a paid plan ends, the account continues on this plan and keeps its profile.`,
    },
    {
      question: `Should I choose ${starter.name} or ${professional.name}?`,
      answer: `${starter.name} suits members who work with a handful of brokers. Its broker contact allowance is ${contactsOf(starter)}, for ${formatPrice(starter.monthlyCents)}. ${professional.name}, at ${formatPrice(professional.monthlyCents)} with ${contactsOf(professional)} of broker contacts, is for people who work on deals every week. Both show full addresses. If you are unsure, start with the smaller plan. An upgrade takes a minute and charges only the difference for the rest of the period.`,
    },
    {
      question: `What does ${enterprise.name} add?`,
      answer: `It costs ${monthly(enterprise)} and includes: ${opensOf(enterprise)}.${later.length === 0 ? '' : ' What it is to open later is named under [Plans and prices](/user-pricing), apart from the price.'} Groups that want custom terms, such as an invoice instead of a card, should write to ${SUPPORT_EMAIL}. Our staff enters the contract, and it appears in the same place as any other plan.`,
    },
    {
      question: 'How does the trial work?',
      answer: `Each account can try ${trialPlan.name} once for ${TRIAL.days} days. A card is required but not charged before the last day. You are reminded in the workspace ${TRIAL_REMINDER_DAYS} days ahead. If you cancel before then, the trial ends automatically at no cost. Everything ${trialPlan.name} includes is available during the trial.`,
    },
    {
      question: 'How are broker contacts counted?',
      answer: `A contact is used when you write to a broker for the first time in a month. Writing to the same broker about other listings in that month, and continuing a conversation, costs nothing. ${contacts}. The count resets on the first of each month by UTC, and unused contacts do not carry over. Reaching the limit does not close anything you have already opened.`,
    },
    {
      question: 'Which plans let me list communities?',
      answer: `Every paid one: ${paidPlans.map(({ name }) => name).join(', ')}. ${listingNumber} Each goes through the same review before it goes live. Without a plan you can browse every community, but the server rejects new listings.`,
    },
    {
      question: 'What happens if a renewal payment fails?',
      answer: `You do not lose access at once. The plan continues for ${GRACE_DAYS} days, and every workspace screen shows a notice. Add another card under [Plan and billing](/cancel-subscription) to keep the plan. Otherwise it ends and the account becomes ${basic.name}. Expired cards and banks that ask for confirmation are the usual causes, so check your bank’s app first.`,
    },
    {
      question: 'How do I cancel, and can I get a refund?',
      answer:
        'You can cancel under [Plan and billing](/cancel-subscription), without a call. The plan stays active until the end of the period you paid for, and nothing further is charged. You can change your mind until that day. A period that has started is not refunded unless the law where you live says otherwise or we charged something by mistake.',
    },
    {
      question: 'Where are my invoices, and who stores my card?',
      answer:
        'Invoices are under [Plan and billing](/cancel-subscription), with number, period and amount, and can be opened at the payment provider for printing. Card numbers go to that provider, Stripe, and never reach our servers. We store the brand and last four digits so you can recognize the card, and the status of your subscription.',
    },
  ],
};
