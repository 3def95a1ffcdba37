import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { phoneMessages } from '#shared/texts/phone.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { type Profile, useUpdateMyProfileMutation } from '../../../session/account/index.ts';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import styles from './Profile.module.css';
import { ProfileFormFooter } from './ProfileFormFooter.tsx';
import {
  canSubmitProfile,
  getProfileValues,
  type ProfileValues,
  profileSchema,
  toProfileChanges,
} from './profileForm.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  /** Submit button label: a tour continues, a profile saves. */
  readonly send: string;
  readonly skip: string;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

/** Stays open with all input until the server accepts it. */
export function ProfileForm({ profile, send, skip, onDone, onSkip }: ProfileFormProps) {
  const [update] = useUpdateMyProfileMutation();
  const dispatch = useAppDispatch();
  const { before, keep, forget } = usePersistedForm<ProfileValues>(profile.id, 'profile');
  const { register, control, handleSubmit, formState } = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: { ...getProfileValues(profile), ...before },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const values = useWatch({ control });
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (isDirty) keep(values);
  }, [isDirty, keep, values]);

  const save = handleSubmit(
    async (values) => {
      const result = await update({ userId: profile.id, changes: toProfileChanges(values) });
      if (result.error !== undefined) return;
      forget();
      onDone();
    },
    ({ phone }) => {
      if (phone?.message === undefined) return;
      const { invalid: title } = phoneMessages;
      dispatch(showToast({ intent: 'danger', title, description: phone.message }));
    },
  );

  return (
    <Form onSend={save} className={styles.form}>
      <TextField
        label="First name"
        autoComplete="given-name"
        autoFocus
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        isOptional
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Company"
        autoComplete="organization"
        isOptional
        error={errors.company?.message}
        {...register('company')}
      />
      <div className={styles.wide}>
        <TextAreaField
          label="About"
          isOptional
          hint="What you do in senior living, and where."
          rows={4}
          error={errors.bio?.message}
          {...register('bio')}
        />
      </div>
      <ProfileFormFooter
        send={send}
        skip={skip}
        isSending={isSubmitting}
        isSendable={canSubmitProfile(values)}
        onSkip={() => {
          forget();
          onSkip();
        }}
      />
    </Form>
  );
}
