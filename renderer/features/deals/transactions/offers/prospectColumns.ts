import { formatDay } from '#shared/format/date.ts';
import type { Column } from '../../../../workbench/list/columns.tsx';
import { proofOfFundsText } from './proofOfFunds.ts';
import { getNextProspectStep, getProspectStatus, type Prospect } from './prospects.ts';

export const prospectName = ({ company, name }: Prospect): string => company ?? name;

const agreementOf = ({ signed_at: at, agreement }: Prospect): string | null => {
  if (at !== null) return `Signed ${formatDay(at)}`;
  return agreement === 'asked' ? 'Not signed' : null;
};

const roomOf = ({ is_in_room: isInside, has_room: isOpen }: Prospect): string | null => {
  if (isInside) return 'Inside';
  return isOpen ? 'No access' : null;
};

export const PROSPECT_COLUMNS: readonly Column<Prospect>[] = [
  { id: 'buyer', label: 'Buyer', type: 'text', value: prospectName, width: 14 },
  {
    id: 'next',
    label: 'Next step',
    type: 'text',
    value: (row) => getNextProspectStep(row).label,
    width: 12,
    card: 'line',
  },
  {
    id: 'community',
    label: 'Community',
    type: 'text',
    value: ({ property_name: name }) => name,
    width: 14,
    card: 'note',
  },
  {
    id: 'standing',
    label: 'Status',
    type: 'state',
    value: (row) => ({ label: getProspectStatus(row), intent: 'none' }),
    width: 8,
    card: 'side',
  },
  { id: 'offer', label: 'Offer', type: 'money', value: ({ price }) => price, width: 8 },
  {
    id: 'proof',
    label: 'Proof of funds',
    type: 'text',
    value: ({ proof_of_funds: proof }) => (proof === null ? null : proofOfFundsText(proof)),
    none: 'None visible',
    width: 10,
  },
  { id: 'agreement', label: 'Agreement', type: 'text', value: agreementOf, none: '', width: 10 },
  { id: 'room', label: 'Deal room', type: 'text', value: roomOf, none: '', width: 7 },
  { id: 'asked', label: 'Inquired', type: 'date', value: (row) => row.asked_at, width: 7 },
  { id: 'last', label: 'Last activity', type: 'date', value: (row) => row.last_at, width: 7 },
  { id: 'message', label: 'Inquiry', type: 'text', value: ({ message }) => message, width: 22 },
];
