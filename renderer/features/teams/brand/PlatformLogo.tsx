import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import styles from './Brand.module.css';
import { usePlatformLogoQuery, useSetPlatformLogoMutation } from './brandApi.ts';
import { LogoField } from './LogoField.tsx';
import { LOGO_DATA } from './ownPicture.ts';

/** The platform's own logo, for platform administrators. */
export function PlatformLogo() {
  const { data } = usePlatformLogoQuery();
  const saved = data?.[0]?.setting_value;
  const before = typeof saved === 'string' ? saved : '';
  /** Undefined until changed; null if removed. */
  const [chosen, setChosen] = useState<string | null>();
  const [save, { isLoading, error }] = useSetPlatformLogoMutation();
  useUnsavedWork(chosen !== undefined);
  const address = chosen === undefined ? before : chosen === null ? '' : LOGO_DATA + chosen;

  async function send() {
    if (chosen === undefined || isLoading) return;
    const result = await save(address);
    if (result.error === undefined) setChosen(undefined);
  }
  return (
    <Section title="Platform logo" description="Shown to users whose workspace has no logo.">
      <Form onSend={send} className={styles.line}>
        <LogoField
          logo={address.startsWith(LOGO_DATA) ? address.slice(LOGO_DATA.length) : null}
          address={address === '' ? null : address}
          onChange={setChosen}
        />
        <Button type="submit" loading={isLoading} disabled={chosen === undefined}>
          Save
        </Button>
        <ServerError error={error} />
      </Form>
    </Section>
  );
}
