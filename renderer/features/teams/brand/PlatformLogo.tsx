import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import styles from './Brand.module.css';
import { usePlatformLogoQuery, useSetPlatformLogoMutation } from './brandApi.ts';

/** Not a path: shows the saved value until the user types. */
const UNTOUCHED = '\n';

/** The platform's own logo, for platform administrators. */
export function PlatformLogo() {
  const { data } = usePlatformLogoQuery();
  const saved = data?.[0]?.setting_value;
  const before = typeof saved === 'string' ? saved : '';
  const [{ typed }, type, reset] = usePersistedText('platform-logo', { typed: UNTOUCHED });
  const [fieldError, setFieldError] = useState<string | undefined>();
  const [save, { isLoading, error }] = useSetPlatformLogoMutation();
  const address = typed === UNTOUCHED ? before : typed;

  async function send() {
    const isOwn = address.trim() === '' || /^\/[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(address.trim());
    setFieldError(isOwn ? undefined : 'Enter an image path on this server, such as /icon.svg.');
    if (!isOwn || isLoading) return;
    const result = await save(address.trim());
    if (result.error === undefined) reset({ typed: UNTOUCHED });
  }
  return (
    <Section
      title="Platform logo"
      description="Shown to users whose workspace has no logo. Leave blank for the default logo."
    >
      <Form onSend={send} className={styles.line}>
        <TextField
          label="Image path"
          value={address}
          error={fieldError}
          autoCapitalize="none"
          onChange={({ target }) => type({ typed: target.value })}
        />
        <Button type="submit" loading={isLoading}>
          Save
        </Button>
        <ServerError error={error} />
      </Form>
    </Section>
  );
}
