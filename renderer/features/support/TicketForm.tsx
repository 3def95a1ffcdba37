import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dataSentence, type Notice } from '#shared/messages.ts';
import { isDataError } from '../../app/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../kit/form/TextField.tsx';
import styles from './Support.module.css';
import { useSendTicketMutation } from './supportApi.ts';
import { attemptOf, forgetDraft, keepDraft, readDraft } from './ticketDraft.ts';
import { type Letter, type TicketInput, ticketSchema } from './ticketForm.ts';
import { TOPIC_LABELS } from './ticketWords.ts';

export interface SentTicket {
  readonly number: number;
  readonly email: string;
}

interface Writer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

interface TicketFormProps {
  /** Null is a visitor. */
  readonly writer: Writer | null;
  readonly onSent: (ticket: SentTicket) => void;
}

const topics = Object.entries(TOPIC_LABELS);

/** Stays, with everything typed, until the server has taken it; also across a reload. */
export function TicketForm({ writer, onSent }: TicketFormProps) {
  const userId = writer?.userId ?? null;
  const [draft] = useState(() => readDraft(userId));
  const kept = useRef({ openedAt: draft?.openedAt ?? Date.now(), attempt: draft?.attempt ?? null });
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
  useUnsavedWork(hasWritten);

  useEffect(() => {
    if (hasWritten) keepDraft({ userId, values, ...kept.current });
    else forgetDraft();
  }, [userId, values, hasWritten]);

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
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className={styles.wide}>
        <SelectField
          label="What is it about?"
          options={topics}
          error={errors.topic?.message}
          {...register('topic')}
        />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label="Message"
          rows={8}
          hint="Please send no passwords and no card numbers."
          error={errors.message?.message}
          {...register('message')}
        />
      </div>
      <div aria-hidden="true" className="visually-hidden">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <div className={styles.send}>
        <FormError notice={refusal} />
        <Button type="submit" intent="primary" size="large" loading={isSubmitting}>
          Send message
        </Button>
      </div>
    </form>
  );
}
