import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
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

function AddressForm({ address, onDone }: AddressFormProps) {
  const [typed, setTyped] = useState(address);
  const [save, { error, isLoading }] = useSetPostalAddressMutation();

  async function keep() {
    if (isLoading) return;
    const result = await save(typed);
    if (result.error === undefined) onDone();
  }
  return (
    <Form onSend={keep} className={styles.form}>
      <TextField
        label="Sender's postal address"
        hint="Street or PO box, city, state, and ZIP code. Shown in the footer of bulk emails."
        maxLength={200}
        autoComplete="street-address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isDataError(error) && (
        <FormError notice={{ title: 'Not saved', description: dataErrorMessage(error) }} />
      )}
      <div className={ui.wrap}>
        <Button type="submit" loading={isLoading}>
          Save address
        </Button>
      </div>
    </Form>
  );
}
