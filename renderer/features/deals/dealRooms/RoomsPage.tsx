import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import { RoomsTable } from './RoomsTable.tsx';
import type { RoomSummary } from './roomShapes.ts';
import { useBeginRoomMutation, useListRoomsQuery } from './roomsApi.ts';

/** All rooms the user owns or was invited to. */
export function Component() {
  const result = useListRoomsQuery();
  return (
    <Page>
      <PageHeader actions={<OpenRoom rooms={result.data ?? []} />} />
      <Loaded
        answer={result}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No deal rooms">
            Choose a transaction above to create a deal room. Rooms you're invited to appear here
            too.
          </EmptyState>
        }
      >
        {(rooms) => <RoomsTable rooms={rooms} />}
      </Loaded>
    </Page>
  );
}

/** For an own transaction without a room. */
function OpenRoom({ rooms }: { readonly rooms: readonly RoomSummary[] }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [createRoom, { isLoading }] = useBeginRoomMutation();
  const sales = useFindRecordsInfiniteQuery({ noun: transaction });
  const usedTransactionIds = new Set(rooms.map(({ transaction_id }) => transaction_id));
  const free = (sales.data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => !usedTransactionIds.has(id));
  if (free.length === 0) return null;
  const id = chosen || (free[0]?.id ?? '');

  async function open() {
    const result = await createRoom(id);
    if (result.error === undefined) void navigate(linkTo('dealRoom', { transactionId: id }));
  }
  return (
    <div className={ui.actions}>
      <Select
        aria-label="Transaction"
        value={id}
        options={free.map((row) => [row.id, String(row.property_name)] as const)}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button intent="primary" size="small" loading={isLoading} onClick={() => void open()}>
        Create deal room
      </Button>
    </div>
  );
}
