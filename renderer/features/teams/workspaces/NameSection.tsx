import { Button } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import type { Account } from '../../../session/account/index.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import styles from './Tenants.module.css';
import { getServerFieldError, workspaceName } from './tenantForms.ts';
import { useRenameTenantMutation } from './tenantsApi.ts';

const schema = z.object({ name: workspaceName });

interface NameSectionProps {
  readonly tenant: NonNullable<Account['tenant']>;
  readonly mayChange: boolean;
}

/** The workspace's name and plan limits. */
export function NameSection({ tenant, mayChange }: NameSectionProps) {
  const { field, handleSubmit, values, reset, finish, isSubmitting } = useDraftForm(
    `workspace:${tenant.id}`,
    schema,
    { name: tenant.name },
  );
  const [rename, { error }] = useRenameTenantMutation();
  const serverError = getServerFieldError(error, 'HXTNR');
  useUnsavedWork(values.name !== tenant.name);

  const name = field('name');
  const send = handleSubmit(async (changes) => {
    const result = await rename({ id: tenant.id, ...changes });
    if (result.error === undefined) finish(() => reset(changes));
  });
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
            autoComplete="organization"
            {...name}
            error={name.error ?? serverError}
          />
          <Button type="submit" loading={isSubmitting}>
            Rename
          </Button>
          <ServerError error={serverError === undefined ? error : undefined} />
        </Form>
      )}
    </Section>
  );
}
