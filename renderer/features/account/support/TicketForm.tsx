import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { getFormShownAt } from '../../../ui/form/formShownAt.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { PersonFields, SupportFormFrame, WideField } from './SupportFormFrame.tsx';
import type { SupportFormProps } from './SupportMessage.tsx';
import { useSendTicketMutation } from './supportApi.ts';
import {
  clearTicketDraft,
  getSendAttempt,
  loadTicketDraft,
  saveTicketDraft,
} from './ticketDraft.ts';
import { ticketSchema } from './ticketForm.ts';
import { TOPIC_LABELS } from './ticketTopics.ts';

const topics = Object.entries(TOPIC_LABELS);

/** Stays open with all input, even across a reload, until the server accepts it. */
export function TicketForm({ writer, isAnother, onSent }: SupportFormProps) {
  const userId = writer?.userId ?? null;
  const [draft] = useState(() => loadTicketDraft(userId));
  const draftState = useRef({
    openedAt: draft?.openedAt ?? getFormShownAt(),
    attempt: draft?.attempt ?? null,
  });
  const [send, { error }] = useSendTicketMutation();
  const { field, register, control, handleSubmit, isSubmitting, getValues } = useSchemaForm(
    ticketSchema,
    {
      name: writer?.name ?? '',
      email: writer?.email ?? '',
      topic: 'question',
      message: '',
      website: '',
      ...draft?.values,
    },
  );
  const values = useWatch({ control });
  const hasWritten = values.message?.trim() !== '';
  const hasTyped =
    hasWritten || values.name !== (writer?.name ?? '') || values.email !== (writer?.email ?? '');
  useUnsavedWork(hasWritten);

  useEffect(() => {
    if (hasTyped) saveTicketDraft({ userId, values, ...draftState.current });
    else clearTicketDraft();
  }, [userId, values, hasTyped]);

  const submit = handleSubmit(async (ticket) => {
    const attempt = getSendAttempt(ticket, draftState.current.attempt);
    draftState.current.attempt = attempt;
    saveTicketDraft({ userId, values: getValues(), ...draftState.current });
    const seconds = Math.round((Date.now() - draftState.current.openedAt) / 1000);
    const { data: number } = await send({
      ...ticket,
      requestId: attempt.requestId,
      seconds,
    });
    if (number === undefined) return;
    clearTicketDraft();
    onSent({ number, email: ticket.email });
  });

  return (
    <SupportFormFrame
      onSubmit={submit}
      website={register('website')}
      error={error}
      isSubmitting={isSubmitting}
      button="Send message"
      isAnother={isAnother}
    >
      <PersonFields nameLabel="Name" name={field('name')} email={field('email')} />
      <WideField>
        <SelectField label="Topic" options={topics} {...field('topic')} />
      </WideField>
      <WideField>
        <TextAreaField
          label="Message"
          rows={8}
          hint="Don't send passwords or card numbers."
          {...field('message')}
        />
      </WideField>
    </SupportFormFrame>
  );
}
