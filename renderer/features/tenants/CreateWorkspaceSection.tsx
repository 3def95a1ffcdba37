import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/messages/messages.ts';
import { subdomainErrors } from '#shared/messages/tenants.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { usePersistedText } from '../../core/kept/usePersistedText.ts';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import { getServerFieldError, subdomainFrom, workspaceNameError } from './tenantForms.ts';
import { useCreateTenantMutation } from './tenantsApi.ts';

/** Makes a workspace of one's own; somebody who has one opens the form first. */
export function CreateWorkspaceSection({ isFirst }: { readonly isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <Section
      title="A new workspace"
      description="On the Basic plan, with 10 seats and 100 properties. You own it, and work in it from then on."
    >
      {isOpen ? (
        <CreateForm takesFocus={!isFirst} />
      ) : (
        <Button onClick={() => setOpen(true)}>Create a workspace</Button>
      )}
    </Section>
  );
}

/** Without a subdomain of its own choice it follows from the name. */
const NOTHING = { name: '', chosen: '' };

function CreateForm({ takesFocus }: { readonly takesFocus: boolean }) {
  const [{ name, chosen }, type, beginAnew] = usePersistedText('new-workspace', NOTHING);
  const [fault, setFault] = useState<string | undefined>();
  const [create, { isLoading, error }] = useCreateTenantMutation();
  const refused = {
    name: getServerFieldError(error, 'HXTNR'),
    subdomain: getServerFieldError(error, 'HXTSR'),
  };
  const isBesideField = refused.name !== undefined || refused.subdomain !== undefined;
  const subdomain = chosen === '' ? subdomainFrom(name) : chosen;

  async function send() {
    const wrong = workspaceNameError(name);
    setFault(wrong);
    if (wrong !== undefined || isLoading) return;
    const answer = await create({ name: name.trim(), subdomain });
    if (answer.error !== undefined) return;
    beginAnew(NOTHING);
    openWorkspaceSettings();
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus={takesFocus}>
      <TextField
        label="Name"
        value={name}
        error={fault ?? refused.name}
        autoComplete="organization"
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextField
        label="Subdomain"
        hint="Small letters, digits and hyphens. It stays."
        value={subdomain}
        error={refused.subdomain}
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
        Create the workspace
      </Button>
    </Form>
  );
}
