import { formatDollars } from '#shared/format/money.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isPortfolioConsent } from '../presence/index.ts';

export const PROJECT_STATUSES = ['draft', 'open', 'awarded', 'done', 'cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

const QUOTE_STATUSES = ['asked', 'quoted', 'declined', 'withdrawn', 'chosen', 'passed'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const PRICE_UNITS = ['project', 'month', 'hour'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Project status labels for the client. */
export const PROJECT_STATUS_LABELS: Readonly<Record<ProjectStatus, string>> = {
  draft: 'No vendors asked',
  open: 'Open',
  awarded: 'Vendor chosen',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** Response status labels for the client. */
export const QUOTE_STATUS_LABELS: Readonly<Record<QuoteStatus, string>> = {
  asked: 'Not answered yet',
  quoted: 'Quoted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  chosen: 'Chosen',
  passed: 'Not chosen',
};

/** Response status labels for the vendor. */
export const REQUEST_STATUS_LABELS: Readonly<Record<QuoteStatus, string>> = {
  asked: 'New',
  quoted: 'Quoted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  chosen: 'Won',
  passed: 'Closed',
};

const isProjectRow = s.object({
  id: s.text,
  title: s.text,
  category: s.text,
  state: s.text,
  place: s.text,
  status: s.oneOf(PROJECT_STATUSES),
  created_at: s.text,
  answers_by: s.orNull(s.text),
  asked: s.number,
  quoted: s.number,
  questions: s.number,
  lowest: s.orNull(s.number),
  chosen: s.orNull(s.text),
  price: s.orNull(s.number),
  price_per: s.orNull(s.oneOf(PRICE_UNITS)),
  cursor: s.text,
});
export type ProjectRow = s.ShapeOf<typeof isProjectRow>;
export const areProjects = s.listOf(isProjectRow);

const wording = {
  title: s.text,
  category: s.text,
  state: s.text,
  place: s.text,
  details: s.text,
  begins_on: s.orNull(s.text),
  budget_from: s.orNull(s.number),
  budget_to: s.orNull(s.number),
  answers_by: s.orNull(s.text),
  /** True if all vendors asked see the client's name; otherwise only the chosen one does. */
  is_named: s.bool,
  status: s.oneOf(PROJECT_STATUSES),
  n: s.number,
  created_at: s.text,
  decided_at: s.orNull(s.text),
  ended_at: s.orNull(s.text),
} as const;
const isWording = s.object(wording);
/** The scope of work, as shown to both sides. */
export type ProjectDescription = s.ShapeOf<typeof isWording>;

const quote = {
  id: s.text,
  status: s.oneOf(QUOTE_STATUSES),
  asked_at: s.text,
  price: s.orNull(s.number),
  price_per: s.orNull(s.oneOf(PRICE_UNITS)),
  scope: s.orNull(s.text),
  begins_on: s.orNull(s.text),
  weeks: s.orNull(s.number),
  holds_until: s.orNull(s.text),
  n: s.number,
  /** The project has changed since, so the quote must be resent before it can be chosen. */
  is_outdated: s.bool,
  answered_at: s.orNull(s.text),
  reason: s.orNull(s.text),
} as const;

const isQuestion = s.object({
  id: s.text,
  question: s.text,
  asked_at: s.text,
  answer: s.orNull(s.text),
  answered_at: s.orNull(s.text),
  /** The vendor who asked; visible only to the client. */
  vendor: s.orNull(s.text),
  is_mine: s.bool,
});
export type Question = s.ShapeOf<typeof isQuestion>;

/** Contact details exchanged after a quote is accepted. */
export const isContact = s.object({
  name: s.orNull(s.text),
  email: s.orNull(s.text),
  phone: s.orNull(s.text),
});
export type Contact = s.ShapeOf<typeof isContact>;

const isQuote = s.object({
  ...quote,
  vendor: s.text,
  vendor_id: s.orNull(s.text),
  contact: s.orNull(isContact),
});
export type Quote = s.ShapeOf<typeof isQuote>;

export const isProjectOrNone = s.orNull(
  s.object({
    ...wording,
    id: s.text,
    quotes: s.listOf(isQuote),
    questions: s.listOf(isQuestion),
    /** The client's review of the chosen vendor. */
    review: s.orNull(
      s.object({
        state: s.oneOf(['waiting', 'published', 'refused']),
        signed: s.text,
        rating: s.number,
        body: s.orNull(s.text),
        reason: s.orNull(s.text),
        reply: s.orNull(s.text),
      }),
    ),
    /** The vendor's portfolio entry about this project, once the vendor asked to show it. */
    portfolio: s.orNull(isPortfolioConsent),
  }),
);
export type Project = NonNullable<s.ShapeOf<typeof isProjectOrNone>>;

export const areCandidatesOrNone = s.orNull(
  s.listOf(
    s.object({
      id: s.text,
      company_name: s.text,
      description: s.orNull(s.text),
      category: s.text,
      states: s.listOf(s.text),
      specialization_tags: s.listOf(s.text),
      years_experience: s.number,
      availability_status: s.text,
      is_asked: s.bool,
    }),
  ),
);
export type Candidate = NonNullable<s.ShapeOf<typeof areCandidatesOrNone>>[number];

const LEAD_SOURCE_NAMES = ['direct', 'routed'] as const;

/** How a request reached the vendor. */
export const LEAD_SOURCES = { direct: 'Client', routed: 'Exchange' } as const;

const isRequestRow = s.object({
  id: s.text,
  title: s.text,
  /** Null while the vendor may not see it. */
  asker: s.orNull(s.text),
  company: s.orNull(s.text),
  category: s.text,
  state: s.text,
  place: s.text,
  status: s.oneOf(QUOTE_STATUSES),
  project_status: s.oneOf(PROJECT_STATUSES),
  asked_at: s.text,
  answers_by: s.orNull(s.text),
  budget_from: s.orNull(s.number),
  budget_to: s.orNull(s.number),
  price: s.orNull(s.number),
  price_per: s.orNull(s.oneOf(PRICE_UNITS)),
  holds_until: s.orNull(s.text),
  answered_at: s.orNull(s.text),
  is_outdated: s.bool,
  source: s.oneOf(LEAD_SOURCE_NAMES),
  respond_by: s.orNull(s.text),
  cursor: s.text,
});
export type RequestRow = s.ShapeOf<typeof isRequestRow>;
export const areRequests = s.listOf(isRequestRow);

export const isRequestOrNone = s.orNull(
  s.object({
    ...quote,
    asker: s.orNull(s.text),
    company: s.orNull(s.text),
    contact: s.orNull(isContact),
    project: isWording,
    questions: s.listOf(isQuestion),
    source: s.oneOf(LEAD_SOURCE_NAMES),
    respond_by: s.orNull(s.text),
    credit: s.orNull(
      s.object({ status: s.text, reason: s.text, note: s.text, answer: s.orNull(s.text) }),
    ),
  }),
);
export type Request = NonNullable<s.ShapeOf<typeof isRequestOrNone>>;

const PER: Readonly<Record<PriceUnit, string>> = {
  project: '',
  month: ' a month',
  hour: ' per hour',
};

export const priceText = (price: number, per: PriceUnit): string => formatDollars(price) + PER[per];

/** Formats a budget; null if there is none. */
export function budgetText({
  budget_from: from,
  budget_to: to,
}: Pick<ProjectDescription, 'budget_from' | 'budget_to'>): string | null {
  if (from !== null && to !== null) {
    return from === to ? formatDollars(to) : `${formatDollars(from)} to ${formatDollars(to)}`;
  }
  if (to !== null) return `Up to ${formatDollars(to)}`;
  return from === null ? null : `From ${formatDollars(from)}`;
}
