import { formatDollars } from '#shared/format/money.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
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

const isProjectRow = object({
  id: text,
  title: text,
  category: text,
  state: text,
  place: text,
  status: oneOf(PROJECT_STATUSES),
  created_at: text,
  answers_by: orNull(text),
  asked: number,
  quoted: number,
  questions: number,
  lowest: orNull(number),
  chosen: orNull(text),
  price: orNull(number),
  price_per: orNull(oneOf(PRICE_UNITS)),
  cursor: text,
});
export type ProjectRow = ShapeOf<typeof isProjectRow>;
export const areProjects = listOf(isProjectRow);

const wording = {
  title: text,
  category: text,
  state: text,
  place: text,
  details: text,
  begins_on: orNull(text),
  budget_from: orNull(number),
  budget_to: orNull(number),
  answers_by: orNull(text),
  /** True if all vendors asked see the client's name; otherwise only the chosen one does. */
  is_named: bool,
  status: oneOf(PROJECT_STATUSES),
  n: number,
  created_at: text,
  decided_at: orNull(text),
  ended_at: orNull(text),
} as const;
const isWording = object(wording);
/** The scope of work, as shown to both sides. */
export type ProjectDescription = ShapeOf<typeof isWording>;

const quote = {
  id: text,
  status: oneOf(QUOTE_STATUSES),
  asked_at: text,
  price: orNull(number),
  price_per: orNull(oneOf(PRICE_UNITS)),
  scope: orNull(text),
  begins_on: orNull(text),
  weeks: orNull(number),
  holds_until: orNull(text),
  n: number,
  /** The project has changed since, so the quote must be resent before it can be chosen. */
  is_outdated: bool,
  answered_at: orNull(text),
  reason: orNull(text),
} as const;

const isQuestion = object({
  id: text,
  question: text,
  asked_at: text,
  answer: orNull(text),
  answered_at: orNull(text),
  /** The vendor who asked; visible only to the client. */
  vendor: orNull(text),
  is_mine: bool,
});
export type Question = ShapeOf<typeof isQuestion>;

/** Contact details exchanged after a quote is accepted. */
export const isContact = object({ name: orNull(text), email: orNull(text), phone: orNull(text) });
export type Contact = ShapeOf<typeof isContact>;

const isQuote = object({
  ...quote,
  vendor: text,
  vendor_id: orNull(text),
  contact: orNull(isContact),
});
export type Quote = ShapeOf<typeof isQuote>;

export const isProjectOrNone = orNull(
  object({
    ...wording,
    id: text,
    quotes: listOf(isQuote),
    questions: listOf(isQuestion),
    /** The client's review of the chosen vendor. */
    review: orNull(
      object({
        state: oneOf(['waiting', 'published', 'refused']),
        signed: text,
        rating: number,
        body: orNull(text),
        reason: orNull(text),
        reply: orNull(text),
      }),
    ),
    /** The vendor's portfolio entry about this project, once the vendor asked to show it. */
    portfolio: orNull(isPortfolioConsent),
  }),
);
export type Project = NonNullable<ShapeOf<typeof isProjectOrNone>>;

export const areCandidatesOrNone = orNull(
  listOf(
    object({
      id: text,
      company_name: text,
      description: orNull(text),
      category: text,
      states: listOf(text),
      specialization_tags: listOf(text),
      years_experience: number,
      availability_status: text,
      is_asked: bool,
    }),
  ),
);
export type Candidate = NonNullable<ShapeOf<typeof areCandidatesOrNone>>[number];

const LEAD_SOURCE_NAMES = ['direct', 'routed'] as const;

/** How a request reached the vendor. */
export const LEAD_SOURCES = { direct: 'Client', routed: 'Exchange' } as const;

const isRequestRow = object({
  id: text,
  title: text,
  /** Null while the vendor may not see it. */
  asker: orNull(text),
  company: orNull(text),
  category: text,
  state: text,
  place: text,
  status: oneOf(QUOTE_STATUSES),
  project_status: oneOf(PROJECT_STATUSES),
  asked_at: text,
  answers_by: orNull(text),
  budget_from: orNull(number),
  budget_to: orNull(number),
  price: orNull(number),
  price_per: orNull(oneOf(PRICE_UNITS)),
  holds_until: orNull(text),
  answered_at: orNull(text),
  is_outdated: bool,
  source: oneOf(LEAD_SOURCE_NAMES),
  respond_by: orNull(text),
  cursor: text,
});
export type RequestRow = ShapeOf<typeof isRequestRow>;
export const areRequests = listOf(isRequestRow);

export const isRequestOrNone = orNull(
  object({
    ...quote,
    asker: orNull(text),
    company: orNull(text),
    contact: orNull(isContact),
    project: isWording,
    questions: listOf(isQuestion),
    source: oneOf(LEAD_SOURCE_NAMES),
    respond_by: orNull(text),
    credit: orNull(object({ status: text, reason: text, note: text, answer: orNull(text) })),
  }),
);
export type Request = NonNullable<ShapeOf<typeof isRequestOrNone>>;

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
