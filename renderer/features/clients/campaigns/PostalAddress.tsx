import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Campaigns.module.css';
import { useMyPostalAddressQuery, useSetPostalAddressMutation } from './postalAddressApi.ts';

/** Postal address in the footer of bulk emails: requested before the first one, saved per workspace. */
export function PostalAddress() {
  const { data } = useMyPostalAddressQuery();
  const [isOpen, setOpen] = useState(false);
  const [known] = data ?? [];
  if (known === undefined) return null;
  const { address, is_mine: isOwn } = known;
  if (isOwn && (isOpen || address === null)) {
    return <AddressForm address={address ?? ''} onDone={() => setOpen(false)} />;
  }
  if (address === null) {
    return (
      <p className={styles.warning}>
        Bulk emails need a postal address. Ask your workspace owner or admin to add it.
      </p>
    );
  }
  return (
    <p className={styles.quiet}>
      Footer address: {address}.{' '}
      {isOwn && (
        <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
          Change address
        </Button>
      )}
    </p>
  );
}

interface AddressFormProps {
  readonly address: string;
  readonly onDone: () => void;
}

const schema = z.object({ address: z.string() });

function AddressForm({ address, onDone }: AddressFormProps) {
  const [save] = useSetPostalAddressMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { address },
    save: (typed) => save(typed.address),
    onSaved: onDone,
  });
  return (
    <SaveForm form={form} className={styles.form} intent="none" action="Save address">
      <TextField
        label="Sender's postal address"
        hint="Street or PO box, city, state, and ZIP code. Shown in the footer of bulk emails."
        maxLength={200}
        autoComplete="street-address"
        {...form.field('address')}
      />
    </SaveForm>
  );
}
