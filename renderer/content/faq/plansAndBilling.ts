import { getPlanClaims, hasListingForm, paidRights } from '#shared/billing/claims.ts';
import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLAN_IDS,
  PLANS,
  type Plan,
  TRIAL,
} from '#shared/billing/plans.ts';
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

const listingNumber = `The number of your listings is not limited; during a trial it is ${LISTING_ALLOWANCE_TRIAL}.`;

export const plansAndBilling: FaqCategory = {
  id: 'plans-and-billing',
  heading: 'Plans and billing',
  questions: [
    {
      question: 'What do the plans cost?',
      answer: `${basic.name} is free. ${prices}. There is no charge by seat, by document or by closed deal, and no share of a commission. [Plans and prices](/user-pricing) sets all rights side by side, and the review before payment names the amount due today and the next one.`,
    },
    {
      question: `What is in the free ${basic.name} plan?`,
      answer: `Enough to judge whether the exchange has what you look for: ${opensOf(basic)}. It is not a trial and needs no card. What stays closed are ${paidRights}. If a paid plan ends, the account goes on here and keeps its profile.`,
    },
    {
      question: `Who should take ${starter.name}, and who ${professional.name}?`,
      answer: `${starter.name} suits somebody who talks with a handful of brokers: its broker contacts are ${contactsOf(starter)}, for ${formatPrice(starter.monthlyCents)}. ${professional.name}, at ${formatPrice(professional.monthlyCents)} with ${contactsOf(professional)}, is for people who work deals every week. Both open full addresses. If you are unsure, begin with the smaller plan; an upgrade takes a minute and charges only the difference for the rest of the period.`,
    },
    {
      question: `What does ${enterprise.name} add?`,
      answer: `It costs ${monthly(enterprise)} and opens: ${opensOf(enterprise)}.${later.length === 0 ? '' : ' What it is to open later is named under [Plans and prices](/user-pricing), apart from the price.'} Groups that want terms of their own, such as an invoice instead of a card, write to ${SUPPORT_EMAIL}; a contract is entered by staff and shows up in the same place as any other plan.`,
    },
    {
      question: 'How does the trial go, day by day?',
      answer: `Each account may try ${trialPlan.name} once for ${TRIAL.days} days. A card is asked for and not charged before the last day; you are reminded in the workspace ${TRIAL_REMINDER_DAYS} days ahead. Cancel until then and it ends by itself without cost. Whatever ${trialPlan.name} opens is open during the trial.`,
    },
    {
      question: 'How are broker contacts counted?',
      answer: `One contact is one listing whose broker you write to for the first time; going on with that conversation costs nothing. ${contacts}. The count begins again on the first of each month by UTC, and unused ones do not carry over. Reaching the limit closes nothing you have opened already.`,
    },
    {
      question: 'Which plans let me list communities?',
      answer: `${hasListingForm ? 'Every paid one' : 'The form for listings is to come; it will open with every paid plan'}: ${paidPlans.map(({ name }) => name).join(', ')}. ${listingNumber} Each goes through the same review before it is live. Without a plan you can browse, but new listings are refused by the server and not merely hidden in the menu.`,
    },
    {
      question: 'What if a renewal cannot be charged?',
      answer: `Nothing closes at once. For ${GRACE_DAYS} days the plan goes on while every screen of the workspace says so; put in another card under [Plan and billing](/cancel-subscription) and it continues. After that it ends and the account becomes ${basic.name}. Expired cards and banks that ask for confirmation are the usual causes, so look at your bank’s app first.`,
    },
    {
      question: 'How do I cancel, and is there a refund?',
      answer:
        'Under [Plan and billing](/cancel-subscription), without a call. The plan stays open to the end of the period you paid for and nothing further is charged; until that day you can change your mind. A period already begun is not paid back unless the law where you live says otherwise or we charged something by mistake.',
    },
    {
      question: 'Where are my invoices, and who holds my card?',
      answer:
        'Invoices stand under [Plan and billing](/cancel-subscription), with number, period and amount, and can be opened at the payment provider for printing. Card numbers go to that provider, Stripe, and never reach our servers. We keep the brand and last four digits so that you recognize the card, and the state of your subscription.',
    },
  ],
};
