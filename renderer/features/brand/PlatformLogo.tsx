import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useKeptWords } from '../../core/kept/useKeptWords.ts';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { Section } from '../../kit/page/Section.tsx';
import styles from './Brand.module.css';
import { usePlatformLogoQuery, useSetPlatformLogoMutation } from './brandApi.ts';

/** No path: what is kept is shown until somebody types. */
const UNTOUCHED = '\n';

/** The mark of the platform itself, for its administrators. */
export function PlatformLogo() {
  const { data } = usePlatformLogoQuery();
  const kept = data?.[0]?.setting_value;
  const before = typeof kept === 'string' ? kept : '';
  const [{ typed }, type, beginAnew] = useKeptWords('platform-logo', { typed: UNTOUCHED });
  const [fault, setFault] = useState<string | undefined>();
  const [save, { isLoading, error }] = useSetPlatformLogoMutation();
  const address = typed === UNTOUCHED ? before : typed;

  async function send() {
    const isOwn = address.trim() === '' || /^\/[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(address.trim());
    setFault(isOwn ? undefined : 'Enter the path of a picture on this server, such as /icon.svg.');
    if (!isOwn || isLoading) return;
    const answer = await save(address.trim());
    if (answer.error === undefined) beginAnew({ typed: UNTOUCHED });
  }
  return (
    <Section
      title="Platform logo"
      description="Shown to everybody whose workspace has no logo of its own. Leave it empty for the product’s mark."
    >
      <Form onSend={send} className={styles.line}>
        <TextField
          label="Path of the picture"
          value={address}
          error={fault}
          autoCapitalize="none"
          onChange={({ target }) => type({ typed: target.value })}
        />
        <Button type="submit" loading={isLoading}>
          Save
        </Button>
        <FormError
          notice={isDataError(error) ? { title: '', description: dataSentence(error) } : null}
        />
      </Form>
    </Section>
  );
}
