import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { property } from '#shared/records/nouns/property.ts';
import { linkTo } from '#shared/routes.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { isId } from '../../../ui/format/id.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import styles from './Rooms.module.css';
import { RoomsTable } from './RoomsTable.tsx';
import { useListRoomsQuery, useOpenRoomForPropertyMutation } from './roomsApi.ts';

/** All rooms the user owns or was invited to. */
export function Component() {
  const result = useListRoomsQuery();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeader
        actions={
          <Button intent="primary" size="small" onClick={() => setAdding(true)}>
            New deal room
          </Button>
        }
      />
      <Loaded
        answer={result}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No deal rooms">
            Share documents of a sale with bidders and lenders. Rooms you're invited to appear here
            too.
          </EmptyState>
        }
      >
        {(rooms) => <RoomsTable rooms={rooms} />}
      </Loaded>
      {isAdding && <NewRoom onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** Opens a room for a property, in its running transaction or a new one. */
function NewRoom({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [openRoom, { isLoading }] = useOpenRoomForPropertyMutation();
  const isChosen = isId(chosen);

  async function open() {
    if (!isChosen) return;
    const { data: transactionId } = await openRoom(chosen);
    if (transactionId !== undefined) void navigate(linkTo('dealRoom', { transactionId }));
  }
  return (
    <Dialog label="New deal room" place="top" onClose={onClose}>
      <Form
        aria-label="New deal room"
        takesFocus
        className={`${ui.stack16} ${styles.dialog}`}
        onSend={() => void open()}
      >
        <h2>New deal room</h2>
        <FormField label="Property" hint="The room joins its running transaction, or starts one.">
          {(control) => (
            <RecordInput {...control} noun={property} value={chosen} onChange={setChosen} />
          )}
        </FormField>
        <FormActions
          action="Create deal room"
          isBusy={isLoading}
          isDisabled={!isChosen}
          onCancel={onClose}
          className={ui.actions}
        />
      </Form>
    </Dialog>
  );
}
