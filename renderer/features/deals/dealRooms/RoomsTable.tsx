import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import type { RoomSummary } from './roomShapes.ts';

const SIDES: Readonly<Record<string, string>> = {
  team: 'Owner',
  seller: 'Seller’s side',
  buyer: 'Buyer’s side',
  other: 'Reader',
};

/** Deal rooms with the user's role in each. */
export const RoomsTable = ({ rooms }: { readonly rooms: readonly RoomSummary[] }) => (
  <ColumnTable
    rows={rooms}
    keyOf={({ id }) => id}
    columns={[
      {
        label: 'Community',
        cell: (room) => (
          <RowLink to={linkTo('dealRoom', { transactionId: room.transaction_id })}>
            {room.property_name}
          </RowLink>
        ),
      },
      { label: 'Your role', cell: (room) => SIDES[room.side] ?? 'Reader' },
      { label: 'Opened', cell: (room) => formatDay(room.opened_at) },
      { label: 'Access', cell: (room) => <Access room={room} /> },
    ]}
  />
);

function Access({ room }: { readonly room: RoomSummary }) {
  if (room.is_closed) return <Tag minimal>Closed</Tag>;
  if (room.gate === 'nda') {
    return (
      <Tag minimal intent="warning">
        NDA to sign
      </Tag>
    );
  }
  return <>{room.expires_at === null ? 'Open' : `Until ${formatDay(room.expires_at)}`}</>;
}
