import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import styles from './Rooms.module.css';
import type { RoomSummary } from './roomShapes.ts';

const SIDES: Readonly<Record<string, string>> = {
  team: 'Owner',
  seller: 'Seller’s side',
  buyer: 'Buyer’s side',
  other: 'Reader',
};

/** Deal rooms with the user's role in each. */
export const RoomsTable = ({ rooms }: { readonly rooms: readonly RoomSummary[] }) => (
  <FoldingTable className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Community</th>
        <th scope="col">Your role</th>
        <th scope="col">Opened</th>
        <th scope="col">Access</th>
      </tr>
    </thead>
    <tbody>
      {rooms.map((room) => (
        <tr key={room.id} data-row>
          <th scope="row">
            <RowLink to={linkTo('dealRoom', { transactionId: room.transaction_id })}>
              {room.property_name}
            </RowLink>
          </th>
          <FoldedCell label="Your role">{SIDES[room.side] ?? 'Reader'}</FoldedCell>
          <FoldedCell label="Opened">{formatDay(room.opened_at)}</FoldedCell>
          <FoldedCell label="Access">
            <Access room={room} />
          </FoldedCell>
        </tr>
      ))}
    </tbody>
  </FoldingTable>
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
