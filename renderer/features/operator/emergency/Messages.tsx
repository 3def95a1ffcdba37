import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { usePositions } from '../usePositions.ts';
import styles from './Emergency.module.css';
import {
  useAcknowledgeBroadcastMutation,
  useSendBroadcastMutation,
  useStaffBroadcastsQuery,
} from './emergencyApi.ts';
import type { Broadcasts } from './emergencyShapes.ts';

/** Messages to the whole staff, with who has acknowledged them. */
export function Messages({ communityId }: { readonly communityId: string }) {
  const query = useStaffBroadcastsQuery(communityId, {
    pollingInterval: 30_000,
    refetchOnFocus: true,
  });
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(list) => <MessageList communityId={communityId} list={list} />}
    </Loaded>
  );
}

interface MessageListProps {
  readonly communityId: string;
  readonly list: Broadcasts;
}

function MessageList({ communityId, list }: MessageListProps) {
  const canSend = usePositions(communityId).canAdd('emergency_broadcasts');
  const [isWriting, setWriting] = useState(false);
  const [acknowledge, { isLoading }] = useAcknowledgeBroadcastMutation();
  const write = (
    <Button intent="primary" onClick={() => setWriting(true)}>
      Message staff
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      {canSend && list.broadcasts.length > 0 && <div className={ui.line}>{write}</div>}
      {list.broadcasts.length === 0 ? (
        <EmptyState title="No messages yet" {...(canSend && { action: write })}>
          Messages to the whole staff appear here with their acknowledgments.
        </EmptyState>
      ) : (
        <ul className={styles.messages}>
          {list.broadcasts.map((one) => (
            <li key={one.id} data-is-urgent={one.is_urgent}>
              <p className={ui.multiline}>{one.message}</p>
              <p className={ui.caption}>
                {one.is_urgent && 'Urgent · '}
                {one.sender}, {formatDateTime(one.sent_at)}
              </p>
              {one.total !== null && (
                <details>
                  <summary>
                    {one.acknowledged} of {one.total} acknowledged
                  </summary>
                  <p className={ui.caption}>
                    {one.waiting === null || one.waiting.length === 0
                      ? 'Everyone has acknowledged it.'
                      : `Waiting for ${one.waiting.join(', ')}`}
                  </p>
                </details>
              )}
              {one.is_to_me &&
                (one.acknowledged_at === null ? (
                  <Button
                    size="large"
                    intent="primary"
                    loading={isLoading}
                    onClick={() => void acknowledge(one.id)}
                  >
                    Acknowledge
                  </Button>
                ) : (
                  <p className={ui.caption}>
                    You acknowledged it {formatDateTime(one.acknowledged_at)}
                  </p>
                ))}
            </li>
          ))}
        </ul>
      )}
      {isWriting && (
        <MessageDialog
          communityId={communityId}
          recipients={list.recipients}
          eventId={null}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}

const messageForm = z.object({
  message: plainText(500).check(z.minLength(3, 'Enter a message.')),
  isUrgent: z.boolean(),
});

interface MessageDialogProps {
  readonly communityId: string;
  readonly recipients: number | null;
  readonly eventId: string | null;
  readonly onClose: () => void;
}

/** Writes a message to everyone who works in the community. */
export function MessageDialog({ communityId, recipients, eventId, onClose }: MessageDialogProps) {
  const [send] = useSendBroadcastMutation();
  const form = useSaveForm({
    schema: messageForm,
    defaultValues: { message: '', isUrgent: eventId !== null },
    save: ({ message, isUrgent }, id) => send({ id, communityId, message, isUrgent, eventId }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Message staff"
      action={recipients === null ? 'Send message' : `Send to ${recipients}`}
      failure="Not sent"
      onCancel={onClose}
    >
      <TextAreaField
        label="Message"
        rows={4}
        hint="Goes to everyone who works here. Don't name residents."
        {...form.field('message')}
      />
      <Checkbox {...form.register('isUrgent')}>Urgent: also during quiet hours</Checkbox>
    </SaveDialog>
  );
}
