import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CONSENT_ITEMS } from '#shared/operator/consents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { email } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useConsentsQuery, useSetConsentMutation } from '../operatorApi.ts';
import styles from './Resident.module.css';

/** What the resident shares with each family member, item by item. */
export function FamilyAccess({ residentId }: { readonly residentId: string }) {
  const query = useConsentsQuery(residentId);
  const [set, { isLoading }] = useSetConsentMutation();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={ui.stack16}>
      <div>
        <Button intent="primary" size="small" onClick={() => setSharing(true)}>
          Record consent
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="8rem" />}
        nothing={<p className={ui.muted}>The resident shares nothing with family.</p>}
      >
        {(people) => (
          <div className={ui.stack16}>
            {people.map(({ name, email: address, items }) => (
              <fieldset key={address} className={styles.consents}>
                <legend>
                  {name} <span className={ui.caption}>{address}</span>
                </legend>
                {CONSENT_ITEMS.map(({ value, label }) => (
                  <Checkbox
                    key={value}
                    checked={items.includes(value)}
                    disabled={isLoading}
                    onChange={({ target }) =>
                      void set({
                        residentId,
                        email: address,
                        item: value,
                        isGranted: target.checked,
                      })
                    }
                  >
                    {label}
                  </Checkbox>
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </Loaded>
      {isSharing && <NewConsent residentId={residentId} onClose={() => setSharing(false)} />}
    </div>
  );
}

interface NewConsentProps {
  readonly residentId: string;
  readonly onClose: () => void;
}

const newConsent = z.object({ email: email(), item: z.string() });

function NewConsent({ residentId, onClose }: NewConsentProps) {
  const [set] = useSetConsentMutation();
  const form = useSaveForm({
    schema: newConsent,
    defaultValues: { email: '', item: 'profile' },
    save: (values) => set({ residentId, ...values, isGranted: true }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record consent"
      action="Record consent"
      failure="Not recorded"
      onCancel={onClose}
    >
      <TextField
        label="Email of the family member"
        type="email"
        hint="With the position Family in this community."
        {...form.field('email')}
      />
      <SelectField
        label="Item"
        options={CONSENT_ITEMS.map(({ value, label }) => [value, label] as const)}
        {...form.field('item')}
      />
    </SaveDialog>
  );
}
