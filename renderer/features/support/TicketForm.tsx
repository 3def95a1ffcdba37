import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dataSentence, type Notice } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { shownAt } from '../../kit/form/shownAt.ts';
import { TextAreaField } from '../../kit/form/TextField.tsx';
import { LetterForm, PersonFields, WideField } from './LetterForm.tsx';
import type { LetterFormProps } from './LetterToTeam.tsx';
import { useSendTicketMutation } from './supportApi.ts';
import { attemptOf, forgetDraft, keepDraft, readDraft } from './ticketDraft.ts';
import { type Letter, type TicketInput, ticketSchema } from './ticketForm.ts';
import { TOPIC_LABELS } from './ticketWords.ts';

const topics = Object.entries(TOPIC_LABELS);

/** Stays, with everything typed, until the server has taken it; also across a reload. */
export function TicketForm({ writer, isAnother, onSent }: LetterFormProps) {
  const userId = writer?.userId ?? null;
  const [draft] = useState(() => readDraft(userId));
  const kept = useRef({ openedAt: draft?.openedAt ?? shownAt(), attempt: draft?.attempt ?? null });
  const [send] = useSendTicketMutation();
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const { register, control, handleSubmit, formState, getValues } = useForm<
    TicketInput,
    unknown,
    Letter
  >({
    resolver: zodResolver(ticketSchema),
    defaultValues: {
      name: writer?.name ?? '',
      email: writer?.email ?? '',
      topic: 'question',
      message: '',
      website: '',
      ...draft?.values,
    },
  });
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control });
  const hasWritten = values.message?.trim() !== '';
  const hasTyped =
    hasWritten || values.name !== (writer?.name ?? '') || values.email !== (writer?.email ?? '');
  useUnsavedWork(hasWritten);

  useEffect(() => {
    if (hasTyped) keepDraft({ userId, values, ...kept.current });
    else forgetDraft();
  }, [userId, values, hasTyped]);

  const submit = handleSubmit(async (letter) => {
    setRefusal(null);
    const attempt = attemptOf(letter, kept.current.attempt);
    kept.current.attempt = attempt;
    keepDraft({ userId, values: getValues(), ...kept.current });
    const seconds = Math.round((Date.now() - kept.current.openedAt) / 1000);
    const { data: number, error } = await send({
      ...letter,
      requestId: attempt.requestId,
      seconds,
    });
    if (number !== undefined) {
      forgetDraft();
      onSent({ number, email: letter.email });
    } else if (isDataError(error)) setRefusal({ title: '', description: dataSentence(error) });
  });

  return (
    <LetterForm
      onSubmit={submit}
      website={register('website')}
      refusal={refusal}
      isSubmitting={isSubmitting}
      button="Send message"
      isAnother={isAnother}
    >
      <PersonFields
        nameLabel="Name"
        name={register('name')}
        email={register('email')}
        errors={errors}
      />
      <WideField>
        <SelectField
          label="Topic"
          options={topics}
          error={errors.topic?.message}
          {...register('topic')}
        />
      </WideField>
      <WideField>
        <TextAreaField
          label="Message"
          rows={8}
          hint="Please send no passwords and no card numbers."
          error={errors.message?.message}
          {...register('message')}
        />
      </WideField>
    </LetterForm>
  );
}
