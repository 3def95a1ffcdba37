import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import type { Account } from '../../../session/account/index.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import styles from './Tenants.module.css';
import { getServerFieldError, workspaceNameError } from './tenantForms.ts';
import { useRenameTenantMutation } from './tenantsApi.ts';

interface NameSectionProps {
  readonly tenant: NonNullable<Account['tenant']>;
  readonly mayChange: boolean;
}

/** The workspace's name and plan limits. */
export function NameSection({ tenant, mayChange }: NameSectionProps) {
  const [{ name }, type, reset] = usePersistedText(`workspace:${tenant.id}`, {
    name: tenant.name,
  });
  const [nameError, setNameError] = useState<string | undefined>();
  const [rename, { isLoading, error }] = useRenameTenantMutation();
  const serverError = getServerFieldError(error, 'HXTNR');
  useUnsavedWork(name !== tenant.name);

  async function send() {
    const wrong = workspaceNameError(name);
    setNameError(wrong);
    if (wrong !== undefined || isLoading) return;
    const result = await rename({ id: tenant.id, name: name.trim() });
    if (result.error === undefined) reset({ name: name.trim() });
  }
  return (
    <Section
      title="Name and plan"
      description="Your plan sets the subdomain and limits. Contact support to change them."
    >
      <dl className={styles.facts}>
        <div>
          <dt>Subdomain</dt>
          <dd>{tenant.subdomain}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd className={styles.plan}>{tenant.plan_type}</dd>
        </div>
        <div>
          <dt>Seats</dt>
          <dd>
            {formatNumber(tenant.members)} of {formatNumber(tenant.max_users)}
          </dd>
        </div>
        <div>
          <dt>Properties</dt>
          <dd>up to {formatNumber(tenant.max_properties)}</dd>
        </div>
      </dl>
      {mayChange && (
        <Form onSend={send} className={styles.line}>
          <TextField
            label="Workspace name"
            value={name}
            error={nameError ?? serverError}
            autoComplete="organization"
            onChange={({ target }) => type({ name: target.value })}
          />
          <Button type="submit" loading={isLoading}>
            Rename
          </Button>
          <FormError
            notice={
              isDataError(error) && serverError === undefined
                ? { title: '', description: dataErrorMessage(error) }
                : null
            }
          />
        </Form>
      )}
    </Section>
  );
}
