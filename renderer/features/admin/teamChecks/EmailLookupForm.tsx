import { Button } from '@blueprintjs/core';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import styles from './TeamChecks.module.css';

/** The email being checked, stored in the URL. */
export function useLookupEmail(): string {
  const { params } = useUrlSearch();
  return params.get('email')?.trim() ?? '';
}

const schema = z.object({
  email: checkedText((typed) => typed.includes('@'), 'Enter an email address.'),
});

/** Form for an account's email. */
export function EmailLookupForm() {
  const checked = useLookupEmail();
  const { change } = useUrlSearch();
  const form = useSchemaForm(schema, { email: checked });
  return (
    <Form
      className={styles.form}
      onSend={form.handleSubmit(({ email }) => change([['email', email]], 'is a step'))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={320}
        {...form.field('email')}
      />
      <Button type="submit" intent="primary">
        Check
      </Button>
    </Form>
  );
}
