import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { STATES } from '#shared/listings/states.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brokerage.module.css';
import type { Desk } from './brokerage.ts';
import { useSetBrokerageMutation } from './brokerageApi.ts';
import { brokerageSchema } from './brokerageForm.ts';

const states = [['', 'None'], ...Object.entries(STATES)] as const;

interface ProfileFormProps {
  readonly desk: Desk;
  readonly onSaved: () => void;
}

/** The brokerage's profile and broker of record. */
export function ProfileForm({ desk, onSaved }: ProfileFormProps) {
  const [chosen, setChosen] = useState(desk.profile);
  const { about, phone, license_number } = desk.profile;
  const { field, handleSubmit, values, finish, isSubmitting } = useDraftForm(
    `brokerage:${desk.slug}`,
    brokerageSchema,
    { about, phone, license_number },
  );
  const [save, { error }] = useSetBrokerageMutation();
  const profile = { ...chosen, ...values };
  useUnsavedWork(JSON.stringify(profile) !== JSON.stringify(desk.profile));
  const change = (changes: Partial<Desk['profile']>) => setChosen({ ...chosen, ...changes });
  const people = [
    ['', 'None'],
    ...desk.members.map(({ user_id: id, name }) => [id, name] as const),
  ] as const;

  const send = handleSubmit(async (typed) => {
    const result = await save({ ...chosen, ...typed });
    if (result.error === undefined) finish(onSaved);
  });
  return (
    <Form onSend={send} className={styles.form} takesFocus>
      <TextAreaField label="About the brokerage" isOptional rows={4} {...field('about')} />
      <div className={`${ui.grid16} ${styles.pair}`}>
        <TextField label="Office phone" isOptional type="tel" {...field('phone')} />
        <TextField label="License number" isOptional {...field('license_number')} />
        <SelectField
          label="License state"
          options={states}
          value={profile.license_state ?? ''}
          onChange={({ target }) => change({ license_state: target.value || null })}
        />
        <SelectField
          label="Broker of record"
          hint="A member with the broker of record role."
          options={people}
          value={profile.broker_of_record ?? ''}
          onChange={({ target }) => change({ broker_of_record: target.value || null })}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={profile.signs_listings}
          disabled={profile.broker_of_record === null}
          onChange={({ target }) => change({ signs_listings: target.checked })}
        />
        Require the broker of record to sign member listings before approval
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={profile.is_public}
          onChange={({ target }) => change({ is_public: target.checked })}
        />
        Show the brokerage and its brokers on a public page
      </label>
      <ServerError title="Not saved" error={error} />
      <Button type="submit" intent="primary" loading={isSubmitting}>
        Save
      </Button>
    </Form>
  );
}
