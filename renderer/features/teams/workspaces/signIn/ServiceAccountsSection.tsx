import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../../ui/form/textSchemas.ts';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import {
  type ServiceAccount,
  useCreateServiceAccountMutation,
  useRecentSignIn,
  useRemoveServiceAccountMutation,
  useServiceAccountsQuery,
} from '../../../integrations/keys/index.ts';
import { InlineConfirm } from '../InlineConfirm.tsx';
import { TENANT_ROLE_LABELS } from '../memberships.ts';
import styles from '../Tenants.module.css';

const ROLES = [
  ['member', TENANT_ROLE_LABELS.member],
  ['admin', TENANT_ROLE_LABELS.admin],
] as const;

/** Programs that work in the workspace with accounts and keys of their own. */
export function ServiceAccountsSection() {
  const accounts = useServiceAccountsQuery().data ?? [];
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Service accounts"
      description="Programs with a seat and keys of their own. They stay when the person who made them leaves."
    >
      {accounts.length > 0 && (
        <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Service accounts">
          {accounts.map((account) => (
            <AccountLine key={account.id} account={account} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <NewAccount onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.claim}>
          <Button onClick={() => setOpen(true)}>Create service account</Button>
          {accounts.length > 0 && (
            <RouteLink to="apiMarketplaceKeys">Create and revoke keys</RouteLink>
          )}
        </div>
      )}
    </Section>
  );
}

function NewAccount({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateServiceAccountMutation();
  const form = useSaveForm({
    schema: z.object({
      name: requiredLine(80, 'Enter a name.'),
      role: z.enum(['member', 'admin']),
    }),
    defaultValues: { name: '', role: 'member' },
    save: async (values, id) => proof.watch(await create({ id, ...values })),
    onSaved: onClose,
  });
  const proof = useRecentSignIn(() => void form.send());
  return (
    <>
      <SaveForm
        form={form}
        action="Create account"
        failure="Not created"
        aria-label="Create service account"
        className={styles.form}
        onCancel={onClose}
      >
        <TextField label="Name" hint="What the program does." {...form.field('name')} />
        <SelectField label="Role" options={ROLES} {...form.field('role')} />
      </SaveForm>
      {proof.dialog}
    </>
  );
}

function AccountLine({ account }: { readonly account: ServiceAccount }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = useRemoveServiceAccountMutation();
  const { id, name, role, keys, last_used_at: usedAt } = account;
  const count = `${formatNumber(keys)} ${keys === 1 ? 'key' : 'keys'}`;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={ui.aside}>
          {TENANT_ROLE_LABELS[role]}, {count},{' '}
          {usedAt === null ? 'not used yet' : `last used ${formatDateTime(usedAt)}`}
        </span>
      </div>
      <span className={ui.wrap}>
        <Button
          size="small"
          loading={isLoading}
          aria-label={`Remove ${name}`}
          onClick={() => setAsking(true)}
        >
          Remove
        </Button>
      </span>
      <ServerError error={error} />
      {isAsking && (
        <InlineConfirm
          sentence={`Remove ${name}? Its keys stop working at once.`}
          onClose={() => setAsking(false)}
        >
          <Button
            size="small"
            intent="danger"
            onClick={() => {
              setAsking(false);
              void remove(id);
            }}
          >
            Remove {name}
          </Button>
        </InlineConfirm>
      )}
    </li>
  );
}
