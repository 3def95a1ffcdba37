import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { subdomainErrors } from '#shared/texts/tenants.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import { getServerFieldError, subdomainFrom, workspaceName } from './tenantForms.ts';
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
const schema = z.object({ name: workspaceName, chosen: z.string() });

function CreateForm({ takesFocus }: { readonly takesFocus: boolean }) {
  const { field, handleSubmit, values, setValue, finish, isSubmitting } = useDraftForm(
    'new-workspace',
    schema,
    { name: '', chosen: '' },
  );
  const [create, { error }] = useCreateTenantMutation();
  const serverErrors = {
    name: getServerFieldError(error, 'HXTNR'),
    subdomain: getServerFieldError(error, 'HXTSR'),
  };
  const isBesideField = serverErrors.name !== undefined || serverErrors.subdomain !== undefined;
  const name = field('name');
  const subdomainOf = ({ name: typed = '', chosen = '' }: typeof values) =>
    chosen === '' ? subdomainFrom(typed) : chosen;

  const send = handleSubmit(async (typed) => {
    const result = await create({ name: typed.name, subdomain: subdomainOf(values) });
    if (result.error === undefined) finish(openWorkspaceSettings);
  });
  return (
    <Form onSend={send} className={styles.form} takesFocus={takesFocus}>
      <TextField
        label="Name"
        autoComplete="organization"
        {...name}
        error={name.error ?? serverErrors.name}
      />
      <TextField
        label="Subdomain"
        hint="Lowercase letters, numbers and hyphens. Can't be changed later."
        value={subdomainOf(values)}
        error={serverErrors.subdomain}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => setValue('chosen', target.value, { shouldDirty: true })}
      />
      <FormError
        notice={
          isDataError(error) && !isBesideField
            ? { title: '', description: subdomainErrors[error.code] ?? dataErrorMessage(error) }
            : null
        }
      />
      <Button type="submit" intent="primary" loading={isSubmitting}>
        Create workspace
      </Button>
    </Form>
  );
}
