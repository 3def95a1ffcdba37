import type { Intent } from '@blueprintjs/core';
import * as s from '../../../ui/shape/shape.ts';

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

const isRfpRow = s.object({
  id: s.text,
  title: s.text,
  category: s.text,
  state: s.text,
  status: s.oneOf(RFP_STATUSES),
  created_at: s.text,
  deadline: s.text,
  decides_on: s.text,
  vendors: s.number,
  intends: s.number,
  /** Null while bids are sealed. */
  bids: s.orNull(s.number),
  questions: s.number,
  winner: s.orNull(s.text),
  price: s.orNull(s.number),
  cursor: s.text,
});
export type RfpRow = s.ShapeOf<typeof isRfpRow>;
export const areRfps = s.listOf(isRfpRow);

const isVendorRfpRow = s.object({
  id: s.text,
  title: s.text,
  issuer: s.text,
  category: s.text,
  state: s.text,
  status: s.oneOf(VENDOR_STATUSES),
  listed_at: s.text,
  deadline: s.text,
  needs_acknowledgement: s.bool,
  cursor: s.text,
});
export type VendorRfpRow = s.ShapeOf<typeof isVendorRfpRow>;
export const areVendorRfps = s.listOf(isVendorRfpRow);

export const isRfpSummaryOrNone = s.orNull(
  s.object({
    is_vendor: s.bool,
    stages: s.recordOf(s.number),
    due: s.listOf(s.object({ id: s.text, title: s.text, what: s.text, at: s.text })),
  }),
);
export type RfpSummary = NonNullable<s.ShapeOf<typeof isRfpSummaryOrNone>>;

const isCriterion = s.object({
  id: s.text,
  name: s.text,
  prompt: s.text,
  weight: s.number,
  is_price: s.bool,
});

const isBidContent = s.object({
  price: s.number,
  summary: s.text,
  begins_on: s.text,
  weeks: s.number,
  holds_until: s.text,
  responses: s.recordOf(s.text),
  milestones: s.listOf(s.object({ title: s.text, due_on: s.text, amount: s.number })),
});
export type BidContent = s.ShapeOf<typeof isBidContent>;

const isBidFile = s.object({
  id: s.text,
  path: s.text,
  /** Null until the bid is opened. */
  name: s.orNull(s.text),
  size: s.orNull(s.number),
  /** `sealed` until someone first opens it. */
  state: s.oneOf(['sealed', 'stored', 'rejected']),
});
export type BidFile = s.ShapeOf<typeof isBidFile>;

const isQuestion = s.object({
  id: s.text,
  question: s.text,
  asked_at: s.text,
  answer: s.orNull(s.text),
  is_mine: s.bool,
});
export type RfpQuestion = s.ShapeOf<typeof isQuestion>;

const isFile = s.object({
  id: s.text,
  path: s.text,
  name: s.text,
  size: s.number,
  /** The version that the file's amendment made; null for other files. */
  amendment: s.orNull(s.number),
  question_id: s.orNull(s.text),
});
export type RfpFile = s.ShapeOf<typeof isFile>;

const isSignature = s.object({ name: s.text, at: s.text, hash: s.text });
const isMilestone = s.object({
  id: s.text,
  title: s.text,
  due_on: s.text,
  amount: s.number,
  status: s.oneOf(['planned', 'submitted', 'accepted']),
  note: s.orNull(s.text),
  paid_cents: s.number,
  open_cents: s.number,
});
export type Milestone = s.ShapeOf<typeof isMilestone>;
const isChange = s.object({
  id: s.text,
  title: s.text,
  details: s.text,
  amount: s.number,
  due_on: s.text,
  status: s.oneOf(['proposed', 'accepted', 'declined']),
  is_mine: s.bool,
});
export type ChangeOrder = s.ShapeOf<typeof isChange>;
const isPayment = s.object({
  id: s.text,
  milestone_id: s.text,
  is_online: s.bool,
  method: s.text,
  cents: s.number,
  /** Only the vendor reads what it pays. */
  fee_cents: s.orNull(s.number),
  state: s.text,
  returned_cents: s.number,
  /** What the vendor can pay back; zero for the client. */
  refundable_cents: s.number,
  failure: s.orNull(s.text),
  paid_on: s.text,
  reference: s.text,
});
export type RfpPayment = s.ShapeOf<typeof isPayment>;
const isContract = s.object({
  title: s.text,
  body: s.text,
  sha256: s.text,
  consent: s.text,
  price: s.number,
  total: s.number,
  issuer_signed: s.orNull(isSignature),
  vendor_signed: s.orNull(isSignature),
  milestones: s.listOf(isMilestone),
  changes: s.listOf(isChange),
  payments: s.listOf(isPayment),
  takes_online: s.bool,
});
export type RfpContractView = s.ShapeOf<typeof isContract>;

const shared = {
  id: s.text,
  title: s.text,
  issuer: s.text,
  category: s.text,
  state: s.text,
  place: s.text,
  details: s.text,
  begins_on: s.orNull(s.text),
  budget_to: s.orNull(s.number),
  is_public: s.bool,
  questions_until: s.text,
  decides_on: s.text,
  required_credentials: s.listOf(s.text),
  status: s.oneOf(RFP_STATUSES),
  n: s.number,
  published_at: s.orNull(s.text),
  ended_at: s.orNull(s.text),
  criteria: s.listOf(isCriterion),
  amendments: s.listOf(
    s.object({ id: s.text, n: s.number, body: s.text, deadline: s.orNull(s.text), at: s.text }),
  ),
  files: s.listOf(isFile),
  rounds: s.listOf(s.object({ round: s.number, deadline: s.text, opened_at: s.orNull(s.text) })),
  questions: s.listOf(isQuestion),
  contract: s.orNull(isContract),
} as const;

const arePoints = s.orNull(s.listOf(s.object({ criterion: s.text, points: s.number })));
export type Points = NonNullable<s.ShapeOf<typeof arePoints>>;

const isOpenedBid = s.object({
  id: s.text,
  round: s.number,
  status: s.oneOf(['opened', 'unreadable']),
  received_at: s.text,
  price: s.orNull(s.number),
  content: s.orNull(isBidContent),
  files: s.listOf(isBidFile),
  screening: s.orNull(s.oneOf(['complete', 'incomplete'])),
  screening_note: s.orNull(s.text),
  gaps: s.listOf(s.text),
});
export type OpenedBid = s.ShapeOf<typeof isOpenedBid>;

const isBidder = s.object({
  id: s.text,
  vendor_id: s.orNull(s.text),
  name: s.text,
  status: s.oneOf(['invited', 'intends', 'declined']),
  reason: s.orNull(s.text),
  is_shortlisted: s.bool,
  is_winner: s.bool,
  debrief: s.orNull(s.text),
  has_acknowledged: s.bool,
  bids: s.listOf(isOpenedBid),
  award_gaps: s.orNull(s.listOf(s.text)),
  scores: s.listOf(
    s.object({ criterion: s.text, score: s.number, note: s.text, is_mine: s.bool, by: s.text }),
  ),
  points: arePoints,
});
export type Bidder = s.ShapeOf<typeof isBidder>;

const isMember = s.object({
  account: s.text,
  name: s.text,
  is_me: s.bool,
  is_manager: s.bool,
  is_approver: s.bool,
  is_evaluator: s.bool,
  has_scored: s.bool,
});

const isTeamRfp = s.object({
  ...shared,
  side: s.oneOf(['team']),
  rights: s.listOf(s.oneOf(['view', 'manage', 'approve', 'evaluate'])),
  reason: s.orNull(s.text),
  is_scored: s.bool,
  can_self_approve: s.bool,
  team: s.listOf(isMember),
  vendors: s.listOf(isBidder),
  review: s.orNull(
    s.object({
      rating: s.number,
      signed: s.text,
      body: s.orNull(s.text),
      state: s.oneOf(['waiting', 'published', 'refused']),
      reason: s.orNull(s.text),
    }),
  ),
  events: s.listOf(
    s.object({ id: s.number, at: s.text, action: s.text, actor: s.text, note: s.orNull(s.text) }),
  ),
});
export type TeamRfp = s.ShapeOf<typeof isTeamRfp>;

const isVendorRfp = s.object({
  ...shared,
  side: s.oneOf(['vendor']),
  my_status: s.oneOf(VENDOR_STATUSES),
  /** Null before the company takes part. */
  my_participant: s.orNull(s.text),
  acknowledged_n: s.orNull(s.number),
  bids: s.listOf(
    s.object({
      id: s.text,
      round: s.number,
      status: s.oneOf(['sealed', 'withdrawn', 'replaced', 'opened', 'unreadable']),
      received_at: s.text,
      receipt: s.text,
      sha256: s.text,
      price: s.orNull(s.number),
      content: s.orNull(isBidContent),
      files: s.listOf(isBidFile),
    }),
  ),
  credential_gaps: s.orNull(s.listOf(s.text)),
  debrief: s.orNull(
    s.object({
      text: s.orNull(s.text),
      screening_note: s.orNull(s.text),
      points: arePoints,
      winning_points: s.orNull(s.number),
    }),
  ),
});
export type VendorRfp = s.ShapeOf<typeof isVendorRfp>;

export type Rfp = TeamRfp | VendorRfp;
export const isRfpOrNone = s.orNull(s.either(isTeamRfp, isVendorRfp));

export const areRfpCandidatesOrNone = s.orNull(
  s.listOf(s.object({ id: s.text, company_name: s.text, states: s.listOf(s.text) })),
);

export const areTeammates = s.listOf(s.object({ user_id: s.text, name: s.text, is_me: s.bool }));

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
