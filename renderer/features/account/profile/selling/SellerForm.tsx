import { useState } from 'react';
import { profileNotices } from '#shared/texts/profile.ts';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { showToast } from '../../../../data/toasts/index.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../../session/persisted/useDraftForm.ts';
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
  sellerSchema,
  sellerValuesOf,
  timelineChoices,
  toSellerRequest,
} from './sellerForm.ts';

interface SellerFormProps {
  readonly told: SellerProfile | null;
  readonly send: string;
  readonly skip: string;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

/** The property for sale and the reason; the first save also creates a draft listing. */
export function SellerForm({ told, send, skip, onDone, onSkip }: SellerFormProps) {
  const [save] = useSaveSellerProfileMutation();
  const dispatch = useAppDispatch();
  // Generated once, so that a resend creates only one draft.
  const [draftId] = useState(() => crypto.randomUUID());
  const form = useDraftForm('seller', sellerSchema, sellerValuesOf(told));
  const { field, register, handleSubmit, finish, isSubmitting } = form;
  useUnsavedWork(form.isDirty);

  const sent = handleSubmit(async (typed) => {
    if (told === null && isEmptySeller(typed)) return finish(onDone);
    const { data, error } = await save(toSellerRequest(typed, draftId));
    if (error !== undefined) return;
    const { draftStarted, sellerSaved } = profileNotices;
    const isNew = data !== told?.draft_id;
    dispatch(showToast({ intent: 'success', ...(isNew ? draftStarted : sellerSaved) }));
    finish(onDone);
  });
  return (
    <Form onSend={sent} className={styles.form}>
      <TextField label="Property Name" {...field('propertyName')} />
      <TextField label="Location" placeholder="City, State" {...field('location')} />
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
          {...field('additionalInformation')}
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
        onSkip={() => finish(onSkip)}
      />
    </Form>
  );
}
