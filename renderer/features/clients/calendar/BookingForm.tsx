import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getFormShownAt } from '../../../ui/form/formShownAt.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { getSendAttempt, SupportFormFrame, WideField } from '../../account/support/index.ts';
import styles from './Booking.module.css';
import { type BookingPage, useBookTimeMutation } from './bookingsApi.ts';
import { formatTimeInZone } from './FreeTimes.tsx';

interface BookingFormProps {
  readonly id: string;
  readonly page: BookingPage;
  readonly at: string;
  readonly onBooked: (at: string) => void;
  readonly onBack: () => void;
}

/** The booker's details; keeps its input until the server accepts it, even if the time is taken. */
export function BookingForm({ id, page, at, onBooked, onBack }: BookingFormProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [openedAt] = useState(getFormShownAt);
  const attempt = useRef<ReturnType<typeof getSendAttempt> | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', phone: '', note: '', website: '' },
  });
  const { errors } = formState;
  const [bookTime, { error, isLoading }] = useBookTimeMutation();

  const send = handleSubmit(async ({ website, ...fields }) => {
    const booking = { ...fields, begins_at: at };
    attempt.current = getSendAttempt(booking, attempt.current);
    const { data } = await bookTime({
      ...booking,
      id,
      requestId: attempt.current.requestId,
      website,
      seconds: Math.round((Date.now() - openedAt) / 1000),
    });
    if (data !== undefined) onBooked(data);
  });
  return (
    <div className={styles.form}>
      <h2 ref={title} tabIndex={-1}>
        {formatTimeInZone(page.time_zone, at)}
      </h2>
      <SupportFormFrame
        onSubmit={send}
        website={register('website')}
        error={error}
        isSubmitting={isLoading}
        button="Book this time"
        isAnother={false}
      >
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={120}
          error={errors.name?.message}
          {...register('name', {
            validate: (name) => name.trim() !== '' || 'Enter your name.',
          })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            validate: (email) =>
              /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,190}\.[^\s@<>,;:"]{1,63}$/.test(email.trim()) ||
              'Enter an email like name@company.com.',
          })}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          isOptional
          error={errors.phone?.message}
          {...register('phone', {
            validate: (phone) =>
              /^[0-9+(). x/-]{0,40}$/.test(phone.trim()) ||
              'Enter a phone number like (512) 555-0134.',
          })}
        />
        <WideField>
          <TextAreaField label="Topic" isOptional rows={4} maxLength={2000} {...register('note')} />
        </WideField>
      </SupportFormFrame>
      <Button variant="minimal" onClick={onBack}>
        Choose another time
      </Button>
    </div>
  );
}
