import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import styles from './TeamChecks.module.css';

/** The email being checked, stored in the URL. */
export function useLookupEmail(): string {
  const { params } = useUrlSearch();
  return params.get('email')?.trim() ?? '';
}

/** Form for an account's email. */
export function EmailLookupForm() {
  const checked = useLookupEmail();
  const { change } = useUrlSearch();
  const [typed, setTyped] = useState(checked);
  const [error, setError] = useState<string>();
  return (
    <Form
      className={styles.form}
      onSend={() => {
        const email = typed.trim();
        if (!email.includes('@')) return setError('Enter an email address.');
        setError(undefined);
        change([['email', email]], 'is a step');
      }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={320}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" intent="primary">
        Check
      </Button>
    </Form>
  );
}
