import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { usePersistedForm } from '../../../../session/persisted/usePersistedForm.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import styles from '../Profile.module.css';
import { ProfileFormFooter } from '../ProfileFormFooter.tsx';
import { type Practice, useSaveBrokerProfileMutation } from '../profileApi.ts';
import { StatesField } from '../StatesField.tsx';
import {
  type BrokerValues,
  brokerSchema,
  brokerValuesOf,
  canSubmitBroker,
  licenseStates,
  specializationOptions,
  toBrokerRequest,
} from './brokerForm.ts';

interface BrokerFormProps {
  readonly profile: Profile;
  readonly practice: Practice;
  /** Submit button label: a tour continues, a profile saves. */
  readonly send: string;
  readonly skip: string;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

/** Broker profile and license; stays open with all input until the server accepts it. */
export function BrokerForm({ profile, practice, send, skip, onDone, onSkip }: BrokerFormProps) {
  const [save] = useSaveBrokerProfileMutation();
  const { before, keep, forget } = usePersistedForm<BrokerValues>(profile.id, 'broker');
  const { register, control, handleSubmit, formState } = useForm<BrokerValues>({
    resolver: zodResolver(brokerSchema),
    defaultValues: { ...brokerValuesOf(profile, practice), ...before },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const values = useWatch({ control });
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (isDirty) keep(values);
  }, [isDirty, keep, values]);

  const sent = handleSubmit(async (typed) => {
    const { error } = await save(toBrokerRequest(typed));
    if (error !== undefined) return;
    forget();
    onDone();
  });
  return (
    <Form onSend={sent} className={styles.form}>
      <TextField
        label="Full Name *"
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Brokerage *"
        autoComplete="organization"
        error={errors.brokerage?.message}
        {...register('brokerage')}
      />
      <TextField
        label="License Number *"
        hint="Your individual license, not the brokerage’s."
        error={errors.licenseNumber?.message}
        {...register('licenseNumber')}
      />
      <SelectField
        label="License State *"
        options={[['', 'Choose a state'], ...licenseStates]}
        error={errors.licenseState?.message}
        {...register('licenseState')}
      />
      <TextField
        label="Years of Experience"
        inputMode="numeric"
        error={errors.yearsExperience?.message}
        {...register('yearsExperience')}
      />
      <SelectField
        label="Specialization"
        options={[['', 'Not specified'], ...specializationOptions]}
        {...register('specialization')}
      />
      <StatesField legend="Service Areas" {...register('serviceAreas')} />
      <div className={styles.wide}>
        <TextAreaField
          label="About"
          rows={4}
          hint="What you have closed, and where."
          error={errors.bio?.message}
          {...register('bio')}
        />
      </div>
      <ProfileFormFooter
        send={send}
        skip={skip}
        isSending={isSubmitting}
        isSendable={canSubmitBroker(values)}
        onSkip={() => {
          forget();
          onSkip();
        }}
      />
    </Form>
  );
}
