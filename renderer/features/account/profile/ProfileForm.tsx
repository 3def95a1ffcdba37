import { phoneMessages } from '#shared/texts/phone.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import {
  type Profile,
  useCompletePendingProfileMutation,
  useUpdateMyProfileMutation,
} from '../../../session/account/index.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import styles from './Profile.module.css';
import { ProfileFormFooter } from './ProfileFormFooter.tsx';
import {
  canSubmitProfile,
  getProfileValues,
  profileSchema,
  toProfileChanges,
} from './profileForm.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  /** Submit button label: a tour continues, a profile saves. */
  readonly send: string;
  readonly skip: string;
  /** True for an account pending approval, whose other changes the server refuses. */
  readonly isPending?: boolean;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

/** Stays open with all input until the server accepts it. */
export function ProfileForm({
  profile,
  send,
  skip,
  isPending = false,
  onDone,
  onSkip,
}: ProfileFormProps) {
  const [updateOwn] = useUpdateMyProfileMutation();
  const [completePending] = useCompletePendingProfileMutation();
  const update = isPending ? completePending : updateOwn;
  const dispatch = useAppDispatch();
  const form = useDraftForm('profile', profileSchema, getProfileValues(profile));
  const { field, handleSubmit, values, finish, isSubmitting } = form;
  useUnsavedWork(form.isDirty);

  const save = handleSubmit(
    async (values) => {
      const result = await update({ userId: profile.id, changes: toProfileChanges(values) });
      if (result.error === undefined) finish(onDone);
    },
    ({ phone }) => {
      if (phone?.message === undefined) return;
      const { invalid: title } = phoneMessages;
      dispatch(showToast({ intent: 'danger', title, description: phone.message }));
    },
  );

  return (
    <Form onSend={save} className={styles.form}>
      <TextField label="First name" autoComplete="given-name" autoFocus {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Phone" type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <TextField label="Company" autoComplete="organization" isOptional {...field('company')} />
      <div className={styles.wide}>
        <TextAreaField
          label="About"
          isOptional
          hint="What you do in senior living, and where."
          rows={4}
          {...field('bio')}
        />
      </div>
      <ProfileFormFooter
        send={send}
        skip={skip}
        isSending={isSubmitting}
        isSendable={canSubmitProfile(values)}
        onSkip={() => finish(onSkip)}
      />
    </Form>
  );
}
