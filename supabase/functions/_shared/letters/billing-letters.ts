import { isPaidPlanId, PLANS } from '../../../../shared/billing/plans.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { count, day, optional, type Reader, type Readers, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter, type Site } from './template.ts';

interface PlanFacts {
  plan: string;
  priceCents: number;
  periodEnd: string;
}

const planName: Reader<string> = (value) => (isPaidPlanId(value) ? PLANS[value].name : text(value));

const yesOrNo: Reader<boolean> = (value) => value === true;

const FACTS: Readers<PlanFacts> = { plan: planName, priceCents: count, periodEnd: day };
const SAMPLE: PlanFacts = { plan: 'professional', priceCents: 7_900, periodEnd: '2027-01-15' };

const toBilling = (label: string, site: Site) => ({
  label,
  link: `${site.url}/cancel-subscription`,
});

/** What the database queues about plans; see `schemas/billing/apply.sql`. */
export const BILLING_LETTERS = {
  plan_started: defineLetter<PlanFacts & { isTrial: boolean }>({
    facts: { ...FACTS, isTrial: yesOrNo },
    sample: { ...SAMPLE, isTrial: true },
    write: ({ plan, priceCents, periodEnd, isTrial }, site) => ({
      subject: isTrial ? `Your ${plan} trial has started` : `Your ${plan} plan has started`,
      lead: [
        isTrial
          ? `Your trial of the ${plan} plan of ${PRODUCT} is open until ${periodEnd}. Then it goes on for ${formatCents(priceCents)} a month, unless you cancel before.`
          : `The ${plan} plan of ${PRODUCT} is open. It costs ${formatCents(priceCents)} a month and is charged next on ${periodEnd}.`,
      ],
      action: toBilling('See my plan', site),
    }),
  }),

  trial_ends: defineLetter<PlanFacts>({
    facts: FACTS,
    sample: SAMPLE,
    write: ({ plan, priceCents, periodEnd }, site) => ({
      subject: `Your ${plan} trial ends on ${periodEnd}`,
      lead: [
        `Your trial of the ${plan} plan ends on ${periodEnd}. Your card is then charged ${formatCents(priceCents)} a month.`,
        'If you do not want to go on, cancel before that day and nothing is charged.',
      ],
      action: toBilling('See my plan', site),
    }),
  }),

  payment_failed: defineLetter<PlanFacts & { graceEnd: string }>({
    facts: { ...FACTS, graceEnd: day },
    sample: { ...SAMPLE, graceEnd: '2027-01-22' },
    write: ({ plan, graceEnd }, site) => ({
      subject: `A payment for your ${plan} plan failed`,
      lead: [
        `We could not charge your card for the ${plan} plan. We will try again over the next days.`,
        `Your plan stays open until ${graceEnd}. Please check your card or use another one before then.`,
      ],
      action: toBilling('Change my card', site),
    }),
  }),

  plan_changed: defineLetter<PlanFacts>({
    facts: FACTS,
    sample: SAMPLE,
    write: ({ plan, priceCents, periodEnd }, site) => ({
      subject: `You are on the ${plan} plan now`,
      lead: [
        `Your plan at ${PRODUCT} is now ${plan}, for ${formatCents(priceCents)} a month. The next charge is on ${periodEnd}.`,
      ],
      action: toBilling('See my plan', site),
    }),
  }),

  plan_cancelled: defineLetter<PlanFacts & { endsAt: string }>({
    facts: { ...FACTS, endsAt: day },
    sample: { ...SAMPLE, endsAt: '2027-01-15' },
    write: ({ plan, endsAt }, site) => ({
      subject: `Your ${plan} plan ends on ${endsAt}`,
      lead: [
        `The ${plan} plan is cancelled and ends on ${endsAt}. Nothing more is charged for it.`,
        'Your account goes on as Basic, and nothing in it is deleted.',
      ],
      action: toBilling('See my plan', site),
    }),
  }),

  payment_receipt: defineLetter<{
    number?: string | undefined;
    amountCents: number;
    description?: string | undefined;
    paidOn: string;
  }>({
    facts: {
      number: optional(text),
      amountCents: count,
      description: optional(text),
      paidOn: day,
    },
    sample: {
      number: 'HAVEN-0001',
      amountCents: 7_900,
      description: 'Professional',
      paidOn: '2027-01-15',
    },
    write: ({ number, amountCents, description, paidOn }, site) => ({
      subject: `Your receipt for ${formatCents(amountCents)}`,
      lead: [
        `Thank you. We received ${formatCents(amountCents)} on ${paidOn}.`,
        [
          ...(number ? [`Invoice: ${number}`] : []),
          ...(description ? [`For: ${description}`] : []),
        ].join(' · '),
      ],
      action: toBilling('See my invoices', site),
    }),
  }),
};
