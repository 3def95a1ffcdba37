import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { property } from '#shared/records/nouns/property.ts';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../../ui/format/id.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import { RoomsTable } from './RoomsTable.tsx';
import { useListRoomsQuery, useOpenRoomForPropertyMutation } from './roomsApi.ts';

/** All rooms the user owns or was invited to. */
export function Component() {
  const result = useListRoomsQuery();
  return (
    <Page>
      <PageHeader actions={<OpenRoom />} />
      <Loaded
        answer={result}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No deal rooms">
            Choose a property above to create a deal room. Rooms you're invited to appear here too.
          </EmptyState>
        }
      >
        {(rooms) => <RoomsTable rooms={rooms} />}
      </Loaded>
    </Page>
  );
}

/** Opens a room for a property, in its running transaction or a new one. */
function OpenRoom() {
  const navigate = useNavigate();
  const control = { id: useId(), 'aria-describedby': undefined, 'aria-invalid': undefined };
  const [chosen, setChosen] = useState('');
  const [createRoom, { isLoading }] = useOpenRoomForPropertyMutation();

  async function open() {
    const { data: transactionId } = await createRoom(chosen);
    if (transactionId !== undefined) void navigate(linkTo('dealRoom', { transactionId }));
  }
  return (
    <div className={ui.actions}>
      <label htmlFor={control.id}>Property</label>
      <RecordInput {...control} noun={property} value={chosen} onChange={setChosen} />
      <Button
        intent="primary"
        size="small"
        disabled={!isId(chosen)}
        loading={isLoading}
        onClick={() => void open()}
      >
        Create deal room
      </Button>
    </div>
  );
}
