import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import type { Account } from '../../../session/account/index.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
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
  const [{ name }, type, beginAnew] = usePersistedText(`workspace:${tenant.id}`, {
    name: tenant.name,
  });
  const [fault, setFault] = useState<string | undefined>();
  const [rename, { isLoading, error }] = useRenameTenantMutation();
  const refused = getServerFieldError(error, 'HXTNR');
  useUnsavedWork(name !== tenant.name);

  async function send() {
    const wrong = workspaceNameError(name);
    setFault(wrong);
    if (wrong !== undefined || isLoading) return;
    const answer = await rename({ id: tenant.id, name: name.trim() });
    if (answer.error === undefined) beginAnew({ name: name.trim() });
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
            error={fault ?? refused}
            autoComplete="organization"
            onChange={({ target }) => type({ name: target.value })}
          />
          <Button type="submit" loading={isLoading}>
            Rename
          </Button>
          <FormError
            notice={
              isDataError(error) && refused === undefined
                ? { title: '', description: dataErrorMessage(error) }
                : null
            }
          />
        </Form>
      )}
    </Section>
  );
}
