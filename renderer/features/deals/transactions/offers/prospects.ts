import { linkTo } from '#shared/routes.ts';
import * as s from '../../../../ui/shape/shape.ts';

const isProspect = s.object({
  id: s.text,
  name: s.text,
  company: s.orNull(s.text),
  listing_id: s.orNull(s.text),
  property_name: s.text,
  asked_at: s.orNull(s.text),
  message: s.orNull(s.text),
  conversation_id: s.orNull(s.text),
  is_my_turn: s.bool,
  agreement: s.oneOf(['none', 'asked', 'signed']),
  signed_at: s.orNull(s.text),
  transaction_id: s.orNull(s.text),
  /** True if the user runs the sale; false if they can only view it. */
  is_run: s.bool,
  has_room: s.bool,
  is_in_room: s.bool,
  role: s.orNull(s.text),
  price: s.orNull(s.number),
  status: s.orNull(s.text),
  proof_of_funds: s.orNull(s.text),
  offered_at: s.orNull(s.text),
  last_at: s.orNull(s.text),
});
export const areProspects = s.listOf(isProspect);
export type Prospect = s.ShapeOf<typeof isProspect>;

interface Step {
  readonly label: string;
  readonly to: string | null;
}

/** The next step for a prospect, most urgent first. */
export function getNextProspectStep(row: Prospect): Step {
  const { transaction_id: transactionId, conversation_id: talk, is_run: isRun } = row;
  const conversation = talk === null ? null : linkTo('conversation', { conversationId: talk });
  if (transactionId !== null && row.status === 'open') {
    return {
      label: isRun ? 'Decide on offer' : 'Read offer',
      to: linkTo('sellerOffers', undefined, { of: transactionId }),
    };
  }
  if (row.is_my_turn && row.asked_at !== null) {
    return { label: 'Reply', to: conversation ?? linkTo('brokerLeads') };
  }
  if (transactionId !== null && row.status === 'accepted') {
    return {
      label: 'Continue to closing',
      to: isRun
        ? linkTo('transaction', { id: transactionId })
        : linkTo('sellerTransaction', { transactionId }),
    };
  }
  if (row.agreement === 'asked') return { label: 'Wait for agreement', to: conversation };
  if (transactionId === null) {
    return { label: 'Begin a transaction', to: linkTo('transactions') };
  }
  if (!isRun) return { label: 'None', to: null };
  if (row.has_room && !row.is_in_room) {
    return { label: 'Grant deal room access', to: linkTo('manageDealRoom', { transactionId }) };
  }
  if (row.role === 'buyer') {
    return { label: 'Continue with sale', to: linkTo('transaction', { id: transactionId }) };
  }
  if (row.price === null) {
    return {
      label: 'Request offer',
      to: linkTo('sellerOffers', undefined, { of: transactionId }),
    };
  }
  return {
    label: 'Continue conversation',
    to: conversation ?? linkTo('sellerOffers', undefined, { of: transactionId }),
  };
}

/** The furthest status a prospect has reached. */
export function getProspectStatus(row: Prospect): string {
  if (row.status === 'accepted') return 'Accepted';
  if (row.status === 'declined') return 'Declined';
  if (row.price !== null) return 'Offer';
  if (row.is_in_room) return 'Added';
  if (row.signed_at !== null) return 'Signed';
  if (row.asked_at !== null) return 'Asked';
  return row.role === 'buyer' ? 'Buyer' : 'Bidder';
}
