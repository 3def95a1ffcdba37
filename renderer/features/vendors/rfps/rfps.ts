import type { Intent } from '@blueprintjs/core';
import {
  bool,
  either,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export const RFP_STATUSES = [
  'draft',
  'approval',
  'approved',
  'open',
  'evaluation',
  'shortlist',
  'final_offers',
  'final_review',
  'awarded',
  'contracted',
  'completed',
  'cancelled',
  'no_award',
] as const;
export type RfpStatus = (typeof RFP_STATUSES)[number];

interface StatusLabel {
  readonly label: string;
  readonly intent: Intent;
}

/** Stages in the order of an RFP's life. */
export const RFP_STAGES: Readonly<Record<RfpStatus, StatusLabel>> = {
  draft: { label: 'Draft', intent: 'none' },
  approval: { label: 'In approval', intent: 'warning' },
  approved: { label: 'Approved', intent: 'warning' },
  open: { label: 'Open for bids', intent: 'primary' },
  evaluation: { label: 'Evaluation', intent: 'primary' },
  shortlist: { label: 'Shortlist', intent: 'primary' },
  final_offers: { label: 'Final offers', intent: 'primary' },
  final_review: { label: 'Final review', intent: 'primary' },
  awarded: { label: 'Awarded', intent: 'success' },
  contracted: { label: 'In progress', intent: 'success' },
  completed: { label: 'Completed', intent: 'none' },
  cancelled: { label: 'Canceled', intent: 'none' },
  no_award: { label: 'No award', intent: 'none' },
};

const VENDOR_STATUSES = [
  'available',
  'invited',
  'intends',
  'bid',
  'shortlisted',
  'final_offer',
  'won',
  'contracted',
  'completed',
  'declined',
  'closed',
  'cancelled',
] as const;
export type RfpVendorStatus = (typeof VENDOR_STATUSES)[number];

/** Stages as a bidding vendor sees them. */
export const VENDOR_STAGES: Readonly<Record<RfpVendorStatus, StatusLabel>> = {
  available: { label: 'Open to you', intent: 'none' },
  invited: { label: 'Invited', intent: 'warning' },
  intends: { label: 'Bid not sent', intent: 'warning' },
  bid: { label: 'Bid sent', intent: 'primary' },
  shortlisted: { label: 'Shortlisted', intent: 'primary' },
  final_offer: { label: 'Final offer requested', intent: 'warning' },
  won: { label: 'Won', intent: 'success' },
  contracted: { label: 'In progress', intent: 'success' },
  completed: { label: 'Completed', intent: 'none' },
  declined: { label: 'Declined', intent: 'none' },
  closed: { label: 'Closed', intent: 'none' },
  cancelled: { label: 'Canceled', intent: 'none' },
};

const isRfpRow = object({
  id: text,
  title: text,
  category: text,
  state: text,
  status: oneOf(RFP_STATUSES),
  created_at: text,
  deadline: text,
  decides_on: text,
  vendors: number,
  intends: number,
  /** Null while bids are sealed. */
  bids: orNull(number),
  questions: number,
  winner: orNull(text),
  price: orNull(number),
  cursor: text,
});
export type RfpRow = ShapeOf<typeof isRfpRow>;
export const areRfps = listOf(isRfpRow);

const isVendorRfpRow = object({
  id: text,
  title: text,
  issuer: text,
  category: text,
  state: text,
  status: oneOf(VENDOR_STATUSES),
  listed_at: text,
  deadline: text,
  needs_acknowledgement: bool,
  cursor: text,
});
export type VendorRfpRow = ShapeOf<typeof isVendorRfpRow>;
export const areVendorRfps = listOf(isVendorRfpRow);

export const isRfpSummaryOrNone = orNull(
  object({
    is_vendor: bool,
    stages: recordOf(number),
    due: listOf(object({ id: text, title: text, what: text, at: text })),
  }),
);
export type RfpSummary = NonNullable<ShapeOf<typeof isRfpSummaryOrNone>>;

const isCriterion = object({ id: text, name: text, prompt: text, weight: number, is_price: bool });

const isBidContent = object({
  price: number,
  summary: text,
  begins_on: text,
  weeks: number,
  holds_until: text,
  responses: recordOf(text),
  milestones: listOf(object({ title: text, due_on: text, amount: number })),
});
export type BidContent = ShapeOf<typeof isBidContent>;

const isBidFile = object({
  id: text,
  path: text,
  /** Null until the bid is opened. */
  name: orNull(text),
  size: orNull(number),
  /** `sealed` until someone first opens it. */
  state: oneOf(['sealed', 'stored', 'rejected']),
});
export type BidFile = ShapeOf<typeof isBidFile>;

const isQuestion = object({
  id: text,
  question: text,
  asked_at: text,
  answer: orNull(text),
  is_mine: bool,
});
export type RfpQuestion = ShapeOf<typeof isQuestion>;

const isFile = object({
  id: text,
  path: text,
  name: text,
  size: number,
  /** The version that the file's amendment made; null for other files. */
  amendment: orNull(number),
  question_id: orNull(text),
});
export type RfpFile = ShapeOf<typeof isFile>;

const isSignature = object({ name: text, at: text, hash: text });
const isMilestone = object({
  id: text,
  title: text,
  due_on: text,
  amount: number,
  status: oneOf(['planned', 'submitted', 'accepted']),
  note: orNull(text),
  paid_cents: number,
  open_cents: number,
});
export type Milestone = ShapeOf<typeof isMilestone>;
const isChange = object({
  id: text,
  title: text,
  details: text,
  amount: number,
  due_on: text,
  status: oneOf(['proposed', 'accepted', 'declined']),
  is_mine: bool,
});
export type ChangeOrder = ShapeOf<typeof isChange>;
const isPayment = object({
  id: text,
  milestone_id: text,
  is_online: bool,
  method: text,
  cents: number,
  /** Only the vendor reads what it pays. */
  fee_cents: orNull(number),
  state: text,
  returned_cents: number,
  /** What the vendor can pay back; zero for the client. */
  refundable_cents: number,
  failure: orNull(text),
  paid_on: text,
  reference: text,
});
export type RfpPayment = ShapeOf<typeof isPayment>;
const isContract = object({
  title: text,
  body: text,
  sha256: text,
  consent: text,
  price: number,
  total: number,
  issuer_signed: orNull(isSignature),
  vendor_signed: orNull(isSignature),
  milestones: listOf(isMilestone),
  changes: listOf(isChange),
  payments: listOf(isPayment),
  takes_online: bool,
});
export type RfpContractView = ShapeOf<typeof isContract>;

const shared = {
  id: text,
  title: text,
  issuer: text,
  category: text,
  state: text,
  place: text,
  details: text,
  begins_on: orNull(text),
  budget_to: orNull(number),
  is_public: bool,
  questions_until: text,
  decides_on: text,
  required_credentials: listOf(text),
  status: oneOf(RFP_STATUSES),
  n: number,
  published_at: orNull(text),
  ended_at: orNull(text),
  criteria: listOf(isCriterion),
  amendments: listOf(object({ id: text, n: number, body: text, deadline: orNull(text), at: text })),
  files: listOf(isFile),
  rounds: listOf(object({ round: number, deadline: text, opened_at: orNull(text) })),
  questions: listOf(isQuestion),
  contract: orNull(isContract),
} as const;

const arePoints = orNull(listOf(object({ criterion: text, points: number })));
export type Points = NonNullable<ShapeOf<typeof arePoints>>;

const isOpenedBid = object({
  id: text,
  round: number,
  status: oneOf(['opened', 'unreadable']),
  received_at: text,
  price: orNull(number),
  content: orNull(isBidContent),
  files: listOf(isBidFile),
  screening: orNull(oneOf(['complete', 'incomplete'])),
  screening_note: orNull(text),
  gaps: listOf(text),
});
export type OpenedBid = ShapeOf<typeof isOpenedBid>;

const isBidder = object({
  id: text,
  vendor_id: orNull(text),
  name: text,
  status: oneOf(['invited', 'intends', 'declined']),
  reason: orNull(text),
  is_shortlisted: bool,
  is_winner: bool,
  debrief: orNull(text),
  has_acknowledged: bool,
  bids: listOf(isOpenedBid),
  award_gaps: orNull(listOf(text)),
  scores: listOf(object({ criterion: text, score: number, note: text, is_mine: bool, by: text })),
  points: arePoints,
});
export type Bidder = ShapeOf<typeof isBidder>;

const isMember = object({
  account: text,
  name: text,
  is_me: bool,
  is_manager: bool,
  is_approver: bool,
  is_evaluator: bool,
  has_scored: bool,
});

const isTeamRfp = object({
  ...shared,
  side: oneOf(['team']),
  rights: listOf(oneOf(['view', 'manage', 'approve', 'evaluate'])),
  reason: orNull(text),
  is_scored: bool,
  can_self_approve: bool,
  team: listOf(isMember),
  vendors: listOf(isBidder),
  review: orNull(
    object({
      rating: number,
      signed: text,
      body: orNull(text),
      state: oneOf(['waiting', 'published', 'refused']),
      reason: orNull(text),
    }),
  ),
  events: listOf(object({ id: number, at: text, action: text, actor: text, note: orNull(text) })),
});
export type TeamRfp = ShapeOf<typeof isTeamRfp>;

const isVendorRfp = object({
  ...shared,
  side: oneOf(['vendor']),
  my_status: oneOf(VENDOR_STATUSES),
  /** Null before the company takes part. */
  my_participant: orNull(text),
  acknowledged_n: orNull(number),
  bids: listOf(
    object({
      id: text,
      round: number,
      status: oneOf(['sealed', 'withdrawn', 'replaced', 'opened', 'unreadable']),
      received_at: text,
      receipt: text,
      sha256: text,
      price: orNull(number),
      content: orNull(isBidContent),
      files: listOf(isBidFile),
    }),
  ),
  credential_gaps: orNull(listOf(text)),
  debrief: orNull(
    object({
      text: orNull(text),
      screening_note: orNull(text),
      points: arePoints,
      winning_points: orNull(number),
    }),
  ),
});
export type VendorRfp = ShapeOf<typeof isVendorRfp>;

export type Rfp = TeamRfp | VendorRfp;
export const isRfpOrNone = orNull(either(isTeamRfp, isVendorRfp));

export const areRfpCandidatesOrNone = orNull(
  listOf(object({ id: text, company_name: text, states: listOf(text) })),
);

export const areTeammates = listOf(object({ user_id: text, name: text, is_me: bool }));

/** The round whose deadline counts now; the last one that this reader knows of. */
export const currentRound = ({ rounds }: Pick<Rfp, 'rounds'>) =>
  rounds.at(-1) ?? { round: 1, deadline: '', opened_at: null };

export const totalPoints = (points: Points): number =>
  points.reduce((sum, one) => sum + one.points, 0);

/** The offer that counts: the final one, or the first without one. */
export const currentBid = ({ bids }: Pick<Bidder, 'bids'>): OpenedBid | undefined =>
  bids.findLast(({ status }) => status === 'opened') ?? bids.at(-1);

/** An RFP as its form submits it. */
export interface RfpTerms {
  readonly id: string;
  /** The version read before editing; null for a new RFP. */
  readonly n: number | null;
  readonly title: string;
  readonly category: string;
  readonly state: string;
  readonly place: string;
  readonly details: string;
  readonly beginsOn: string;
  readonly budgetTo: number | null;
  readonly isPublic: boolean;
  readonly deadline: string;
  readonly questionsUntil: string;
  readonly decidesOn: string;
  readonly requiredCredentials: readonly string[];
  readonly criteria: readonly {
    readonly name: string;
    readonly prompt: string;
    readonly weight: number;
    readonly is_price: boolean;
  }[];
  readonly team: readonly {
    readonly account: string;
    readonly is_manager: boolean;
    readonly is_approver: boolean;
    readonly is_evaluator: boolean;
  }[];
}
