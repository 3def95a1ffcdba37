import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { OwnInquiry } from './ownInquiriesApi.ts';

export const inquiryCommunityName = ({ property_name: name }: OwnInquiry): string =>
  name ?? 'A community no longer listed';

const STANDINGS: Readonly<Record<OwnInquiry['standing'], string>> = {
  active: 'On the market',
  under_contract: 'Under contract',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  gone: 'No longer listed',
};

interface Step {
  readonly label: string;
  readonly to: string | null;
}

const offerOf = ({ offer_price: price, offer_status: status }: OwnInquiry): string | null =>
  price === null
    ? null
    : `${formatShortDollars(price)}, ${status === 'accepted' ? 'accepted' : status === 'declined' ? 'declined' : 'sent'}`;

/** Returns the next step of an inquiry; the most urgent rule wins. */
export function nextStep(row: OwnInquiry, now: Date): Step {
  const { transaction_id: transactionId, listing_id: listing, conversation_id: talk } = row;
  const conversation = talk === null ? null : linkTo('conversation', { conversationId: talk });
  const community = listing === null ? null : linkTo('property', { id: listing });
  const asksOffer = row.offer_until !== null && new Date(row.offer_until) > now;
  if (transactionId !== null && asksOffer && row.offer_price === null) {
    return {
      label: `Submit your offer by ${formatDateTime(row.offer_until ?? '')}`,
      to: linkTo('transaction', { id: transactionId }),
    };
  }
  if (row.is_my_turn) return { label: 'Reply to broker', to: conversation };
  if (transactionId !== null && row.has_room) {
    return { label: 'Continue in deal room', to: linkTo('dealRoom', { transactionId }) };
  }
  if (row.agreement === 'asked') return { label: 'Sign agreement', to: community };
  if (row.standing === 'sold' || row.standing === 'withdrawn' || row.standing === 'gone') {
    return { label: 'Browse listings', to: linkTo('investmentOpportunities') };
  }
  if (row.answered_at === null) return { label: 'Waiting for broker', to: conversation };
  if (row.agreement === 'signed') return { label: 'View documents', to: community };
  return { label: 'Continue conversation', to: conversation ?? community };
}

export const getNextStepLink = (row: OwnInquiry, now: Date): string =>
  nextStep(row, now).to ?? linkTo('messages');

export const OWN_INQUIRY_COLUMNS: readonly Column<OwnInquiry>[] = [
  { id: 'listing', label: 'Community', type: 'text', value: inquiryCommunityName, width: 14 },
  {
    id: 'next',
    label: 'Next step',
    type: 'text',
    value: (row) => nextStep(row, new Date()).label,
    width: 15,
    card: 'line',
  },
  { id: 'place', label: 'Location', type: 'text', value: ({ location }) => location, width: 10 },
  { id: 'price', label: 'Price', type: 'money', value: ({ price }) => price, width: 8 },
  {
    id: 'standing',
    label: 'Status',
    type: 'text',
    value: ({ standing }) => STANDINGS[standing],
    width: 9,
  },
  {
    id: 'answered',
    label: 'Last reply',
    type: 'text',
    value: ({ answered_at: at }) => (at === null ? null : formatDay(at)),
    none: 'None yet',
    width: 8,
  },
  {
    id: 'agreement',
    label: 'Agreement',
    type: 'text',
    value: ({ agreement }) =>
      agreement === 'signed' ? 'Signed' : agreement === 'asked' ? 'To sign' : null,
    none: 'Not requested',
    width: 8,
  },
  {
    id: 'room',
    label: 'Deal room',
    type: 'text',
    value: ({ has_room: has }) => (has ? 'Access granted' : null),
    none: 'No',
    width: 8,
  },
  { id: 'offer', label: 'Offer', type: 'text', value: offerOf, none: 'None', width: 10 },
  {
    id: 'message',
    label: 'Your message',
    type: 'text',
    value: ({ message }) => message,
    width: 22,
  },
  {
    id: 'asked',
    label: 'Sent',
    type: 'date',
    value: (row) => row.asked_at,
    width: 7.25,
    card: 'note',
  },
];
