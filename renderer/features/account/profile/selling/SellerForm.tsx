import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { profileNotices } from '#shared/texts/profile.ts';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { showToast } from '../../../../data/toasts/index.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { usePersistedForm } from '../../../../session/persisted/usePersistedForm.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import styles from '../Profile.module.css';
import { ProfileFormFooter } from '../ProfileFormFooter.tsx';
import { type SellerProfile, useSaveSellerProfileMutation } from '../profileApi.ts';
import { ChoicesField } from '../StatesField.tsx';
import {
  isEmptySeller,
  occupancyChoices,
  priceChoices,
  propertyTypeChoices,
  reasonChoices,
  type SellerValues,
  sellerSchema,
  sellerValuesOf,
  timelineChoices,
  toSellerRequest,
} from './sellerForm.ts';

interface SellerFormProps {
  readonly userId: string;
  readonly told: SellerProfile | null;
  readonly send: string;
  readonly skip: string;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

/** The property for sale and the reason; the first save also creates a draft listing. */
export function SellerForm({ userId, told, send, skip, onDone, onSkip }: SellerFormProps) {
  const [save] = useSaveSellerProfileMutation();
  const dispatch = useAppDispatch();
  // Generated once, so that a resend creates only one draft.
  const [draftId] = useState(() => crypto.randomUUID());
  const { before, keep, forget } = usePersistedForm<SellerValues>(userId, 'seller');
  const { register, control, handleSubmit, formState } = useForm<SellerValues>({
    resolver: zodResolver(sellerSchema),
    defaultValues: { ...sellerValuesOf(told), ...before },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const values = useWatch({ control });
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (isDirty) keep(values);
  }, [isDirty, keep, values]);

  const sent = handleSubmit(async (typed) => {
    if (told === null && isEmptySeller(typed)) {
      forget();
      onDone();
      return;
    }
    const { data, error } = await save(toSellerRequest(typed, draftId));
    if (error !== undefined) return;
    forget();
    const { draftStarted, sellerSaved } = profileNotices;
    const isNew = data !== told?.draft_id;
    dispatch(showToast({ intent: 'success', ...(isNew ? draftStarted : sellerSaved) }));
    onDone();
  });
  return (
    <Form onSend={sent} className={styles.form}>
      <TextField
        label="Property Name"
        error={errors.propertyName?.message}
        {...register('propertyName')}
      />
      <TextField
        label="Location"
        placeholder="City, State"
        error={errors.location?.message}
        {...register('location')}
      />
      <ChoicesField
        legend="Property Types"
        choices={propertyTypeChoices}
        {...register('propertyTypes')}
      />
      <SelectField
        label="Current Occupancy Rate"
        options={occupancyChoices}
        {...register('occupancy')}
      />
      <SelectField label="Selling Timeline" options={timelineChoices} {...register('timeline')} />
      <SelectField
        label="Expected Price Range"
        options={priceChoices}
        {...register('priceRange')}
      />
      <SelectField label="Reason for Selling" options={reasonChoices} {...register('reason')} />
      <div className={styles.wide}>
        <TextAreaField
          label="Additional Information"
          rows={4}
          hint="Only you can see this. It's saved with your answers, not with the listing."
          error={errors.additionalInformation?.message}
          {...register('additionalInformation')}
        />
      </div>
      <p className={`${styles.wide} ${styles.note}`}>
        {told?.draft_id
          ? "Your draft listing isn't overwritten. Edit it under My listings."
          : 'Saves a draft listing with the name, type and location. Only you see it until you submit it.'}
      </p>
      <ProfileFormFooter
        send={send}
        skip={skip}
        isSending={isSubmitting}
        onSkip={() => {
          forget();
          onSkip();
        }}
      />
    </Form>
  );
}
