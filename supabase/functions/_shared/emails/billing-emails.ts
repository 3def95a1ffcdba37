import { isPaidPlanId, PLANS } from '../../../../shared/account/billing/plans.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail, type Site } from './template.ts';
import {
  count,
  day,
  type FieldParser,
  type FieldParsers,
  optional,
  text,
} from './template-data.ts';

interface PlanFacts {
  plan: string;
  priceCents: number;
  periodEnd: string;
}

const planName: FieldParser<string> = (value) =>
  isPaidPlanId(value) ? PLANS[value].name : text(value);

const yesOrNo: FieldParser<boolean> = (value) => value === true;

const FACTS: FieldParsers<PlanFacts> = { plan: planName, priceCents: count, periodEnd: day };
const SAMPLE: PlanFacts = { plan: 'professional', priceCents: 7_900, periodEnd: '2027-01-15' };

const toBilling = (label: string, site: Site) => ({
  label,
  link: `${site.url}/cancel-subscription`,
});

/** Emails queued by the database about plans; see `schemas/account/billing/apply.sql`. */
export const BILLING_EMAILS = {
  plan_started: defineEmail<PlanFacts & { isTrial: boolean }>({
    facts: { ...FACTS, isTrial: yesOrNo },
    sample: { ...SAMPLE, isTrial: true },
    write: ({ plan, priceCents, periodEnd, isTrial }, site) => ({
      subject: isTrial ? `Your ${plan} trial has started` : `Your ${plan} plan has started`,
      lead: [
        isTrial
          ? `Your trial of the ${plan} plan of ${PRODUCT_NAME} runs until ${periodEnd}. It then continues for ${formatCents(priceCents)} a month, unless you cancel before.`
          : `Your ${plan} plan of ${PRODUCT_NAME} is active. It costs ${formatCents(priceCents)} a month, and the next charge is on ${periodEnd}.`,
      ],
      action: toBilling('View my plan', site),
    }),
  }),

  trial_ends: defineEmail<PlanFacts>({
    facts: FACTS,
    sample: SAMPLE,
    write: ({ plan, priceCents, periodEnd }, site) => ({
      subject: `Your ${plan} trial ends on ${periodEnd}`,
      lead: [
        `Your trial of the ${plan} plan ends on ${periodEnd}. Your card is then charged ${formatCents(priceCents)} a month.`,
        "If you don't want to continue, cancel before that day and you won't be charged.",
      ],
      action: toBilling('View my plan', site),
    }),
  }),

  payment_failed: defineEmail<PlanFacts & { graceEnd: string }>({
    facts: { ...FACTS, graceEnd: day },
    sample: { ...SAMPLE, graceEnd: '2027-01-22' },
    write: ({ plan, graceEnd }, site) => ({
      subject: `A payment for your ${plan} plan failed`,
      lead: [
        `We couldn't charge your card for the ${plan} plan. We'll try again over the next few days.`,
        `Your plan stays active until ${graceEnd}. Please check your card or use another one before then.`,
      ],
      action: toBilling('Update my card', site),
    }),
  }),

  plan_changed: defineEmail<PlanFacts>({
    facts: FACTS,
    sample: SAMPLE,
    write: ({ plan, priceCents, periodEnd }, site) => ({
      subject: `You're now on the ${plan} plan`,
      lead: [
        `Your plan at ${PRODUCT_NAME} is now ${plan}, for ${formatCents(priceCents)} a month. The next charge is on ${periodEnd}.`,
      ],
      action: toBilling('View my plan', site),
    }),
  }),

  plan_cancelled: defineEmail<PlanFacts & { endsAt: string }>({
    facts: { ...FACTS, endsAt: day },
    sample: { ...SAMPLE, endsAt: '2027-01-15' },
    write: ({ plan, endsAt }, site) => ({
      subject: `Your ${plan} plan ends on ${endsAt}`,
      lead: [
        `The ${plan} plan is canceled and ends on ${endsAt}. You won't be charged for it again.`,
        'Your account continues as Basic, and no data is deleted.',
      ],
      action: toBilling('View my plan', site),
    }),
  }),

  payment_receipt: defineEmail<{
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
      action: toBilling('View my invoices', site),
    }),
  }),
};
