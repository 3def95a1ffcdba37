import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { subdomainErrors } from '#shared/texts/tenants.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import { getServerFieldError, subdomainFrom, workspaceNameError } from './tenantForms.ts';
import { useCreateTenantMutation } from './tenantsApi.ts';

/** Creates a workspace; users who already have one open the form first. */
export function CreateWorkspaceSection({ isFirst }: { readonly isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <Section
      title="New workspace"
      description="Basic plan with 10 seats and 100 properties. You own it and switch to it."
    >
      {isOpen ? (
        <CreateForm takesFocus={!isFirst} />
      ) : (
        <Button onClick={() => setOpen(true)}>Create workspace</Button>
      )}
    </Section>
  );
}

/** An empty subdomain is derived from the name. */
const NOTHING = { name: '', chosen: '' };

function CreateForm({ takesFocus }: { readonly takesFocus: boolean }) {
  const [{ name, chosen }, type, reset] = usePersistedText('new-workspace', NOTHING);
  const [nameError, setNameError] = useState<string | undefined>();
  const [create, { isLoading, error }] = useCreateTenantMutation();
  const serverErrors = {
    name: getServerFieldError(error, 'HXTNR'),
    subdomain: getServerFieldError(error, 'HXTSR'),
  };
  const isBesideField = serverErrors.name !== undefined || serverErrors.subdomain !== undefined;
  const subdomain = chosen === '' ? subdomainFrom(name) : chosen;

  async function send() {
    const wrong = workspaceNameError(name);
    setNameError(wrong);
    if (wrong !== undefined || isLoading) return;
    const result = await create({ name: name.trim(), subdomain });
    if (result.error !== undefined) return;
    reset(NOTHING);
    openWorkspaceSettings();
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus={takesFocus}>
      <TextField
        label="Name"
        value={name}
        error={nameError ?? serverErrors.name}
        autoComplete="organization"
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextField
        label="Subdomain"
        hint="Lowercase letters, numbers and hyphens. Can't be changed later."
        value={subdomain}
        error={serverErrors.subdomain}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => type({ chosen: target.value })}
      />
      <FormError
        notice={
          isDataError(error) && !isBesideField
            ? { title: '', description: subdomainErrors[error.code] ?? dataErrorMessage(error) }
            : null
        }
      />
      <Button type="submit" intent="primary" loading={isLoading}>
        Create workspace
      </Button>
    </Form>
  );
}
