import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { useDraftForm } from '../../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../../ui/form/TypedFields.tsx';
import styles from '../Profile.module.css';
import { ProfileFormFooter } from '../ProfileFormFooter.tsx';
import { type Practice, useSaveBrokerProfileMutation } from '../profileApi.ts';
import { StatesField } from '../StatesField.tsx';
import {
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
  const form = useDraftForm('broker', brokerSchema, brokerValuesOf(profile, practice));
  const { field, register, handleSubmit, values, finish, isSubmitting } = form;
  useUnsavedWork(form.isDirty);

  const sent = handleSubmit(async (typed) => {
    const { error } = await save(toBrokerRequest(typed));
    if (error === undefined) finish(onDone);
  });
  return (
    <Form onSend={sent} className={styles.form}>
      <TextField label="Full Name *" autoComplete="name" {...field('fullName')} />
      <TextField label="Brokerage *" autoComplete="organization" {...field('brokerage')} />
      <TextField
        label="License Number *"
        hint="Your individual license, not the brokerage’s."
        {...field('licenseNumber')}
      />
      <SelectField
        label="License State *"
        options={[['', 'Choose a state'], ...licenseStates]}
        {...field('licenseState')}
      />
      <WholeNumberField label="Years of Experience" {...field('yearsExperience')} />
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
          {...field('bio')}
        />
      </div>
      <ProfileFormFooter
        send={send}
        skip={skip}
        isSending={isSubmitting}
        isSendable={canSubmitBroker(values)}
        onSkip={() => finish(onSkip)}
      />
    </Form>
  );
}
