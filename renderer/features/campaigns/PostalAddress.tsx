import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import styles from './Campaigns.module.css';
import { useMyPostalAddressQuery, useSetPostalAddressMutation } from './postalApi.ts';

/** The address below each letter to many: asked for before the first one, kept for all of a workspace. */
export function PostalAddress() {
  const { data } = useMyPostalAddressQuery();
  const [isOpen, setOpen] = useState(false);
  const [known] = data ?? [];
  if (known === undefined) return null;
  const { address, is_mine: isMine } = known;
  if (isMine && (isOpen || address === null)) {
    return <AddressForm address={address ?? ''} onDone={() => setOpen(false)} />;
  }
  if (address === null) {
    return (
      <p className={styles.warning}>
        Letters need a postal address below them. The owner or an administrator of your workspace
        keeps it.
      </p>
    );
  }
  return (
    <p className={styles.quiet}>
      Below each letter: {address}.{' '}
      {isMine && (
        <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
          Change the address
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
    const answer = await save(typed);
    if (answer.error === undefined) onDone();
  }
  return (
    <Form onSend={keep} className={styles.form}>
      <TextField
        label="Postal address of the sender"
        hint="Street or box, town, state and ZIP code. It stands below each letter to many."
        maxLength={200}
        autoComplete="street-address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isDataError(error) && (
        <FormError notice={{ title: 'Not kept', description: dataSentence(error) }} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={isLoading}>
          Keep the address
        </Button>
      </div>
    </Form>
  );
}
