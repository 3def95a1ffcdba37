import { CARE_SCOPE, CARE_SCOPE_DAYS } from '#shared/api/scopes.ts';
import { serverNow } from '#shared/format/clock.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine, requiredText, text } from '../../../ui/form/textSchemas.ts';
import { EXPIRIES, expiryIn, toAddresses } from './keys.ts';
import {
  type ApiKey,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
  useServiceAccountsQuery,
  useUpdateApiKeyMutation,
} from './keysApi.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { useSandboxQuery } from './sandboxApi.ts';
import { useRecentSignIn } from './useRecentSignIn.tsx';

const readsCare = (scopes: string) => scopes.split(' ').includes(CARE_SCOPE);

const keyForm = z
  .object({
    name: requiredLine(80, 'Enter a name.'),
    scopes: requiredText('Choose at least one permission.'),
    expiry: z.string(),
    account: z.string(),
    addresses: text(3000),
  })
  .check(
    z.refine(
      ({ scopes, expiry }) =>
        !readsCare(scopes) || expiry === 'keep' || Number(expiry || Infinity) <= CARE_SCOPE_DAYS,
      { error: `Choose up to ${CARE_SCOPE_DAYS} days to read health records.`, path: ['expiry'] },
    ),
    z.refine(({ scopes, addresses }) => !readsCare(scopes) || addresses.trim() !== '', {
      error: 'Enter the addresses that read health records.',
      path: ['addresses'],
    }),
  );

interface KeyDialogProps {
  /** The key to change; without one, a new key is created. */
  readonly known?: ApiKey;
  /** The account that a new key acts as, chosen beforehand. */
  readonly accountId?: string;
  readonly onClose: () => void;
  readonly onCreated?: (secret: string) => void;
}

/** Creates a key, or changes one's name, permissions, expiry, and allowed addresses. */
export function KeyDialog({ known, accountId = '', onClose, onCreated }: KeyDialogProps) {
  const [create] = useCreateApiKeyMutation();
  const [update] = useUpdateApiKeyMutation();
  const accounts = useServiceAccountsQuery().data ?? [];
  const sandbox = useSandboxQuery().data;
  const owners = [
    ['', 'You'] as const,
    ...(sandbox ? [[sandbox.id, 'Sandbox'] as const] : []),
    ...accounts.map(({ id, name }) => [id, name] as const),
  ];
  const form = useSaveForm({
    schema: keyForm,
    defaultValues: {
      name: known?.name ?? '',
      scopes: known?.scopes.join(' ') ?? '',
      expiry: known === undefined ? '90' : 'keep',
      account: accountId,
      addresses: known?.allowed_addresses.join('\n') ?? '',
    },
    save: async (
      { name, scopes, expiry, addresses, account },
      id,
    ): Promise<{ data?: string; error?: unknown }> => {
      const values = {
        id: known?.id ?? id,
        name,
        scopes: scopes.split(' '),
        addresses: toAddresses(addresses),
        ...(account !== '' && { accountId: account }),
        expiresAt: expiry === 'keep' ? (known?.expires_at ?? null) : expiryIn(expiry, serverNow()),
      };
      const { data, error } = proof.watch(
        known === undefined ? await create(values) : await update(values),
      );
      return error === undefined ? { data: typeof data === 'string' ? data : '' } : { error };
    },
    onSaved: (secret) => {
      onClose();
      if (secret !== '') onCreated?.(secret);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  const isCareKey = readsCare(form.values.scopes);
  return (
    <>
      <SaveDialog
        form={form}
        title={known === undefined ? 'Create API key' : 'Edit API key'}
        action={known === undefined ? 'Create key' : 'Save key'}
        failure={known === undefined ? 'Not created' : 'Not saved'}
        onCancel={onClose}
      >
        <TextField
          label="Name"
          hint="Where you use it, such as Reporting script."
          {...form.field('name')}
        />
        {known === undefined && owners.length > 1 && (
          <SelectField label="Acts as" options={owners} {...form.field('account')} />
        )}
        <ScopeFields
          hasCare
          scopes={new Set(form.values.scopes.split(' ').filter(Boolean))}
          error={form.field('scopes').error}
          onChange={(scopes) =>
            form.setValue('scopes', [...scopes].join(' '), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <SelectField
          label="Expires"
          options={known === undefined ? EXPIRIES : [['keep', 'Keep as it is'], ...EXPIRIES]}
          {...form.field('expiry')}
        />
        <TextAreaField
          label="Allowed IP addresses"
          isOptional={!isCareKey}
          hint={`One address or network per line.${isCareKey ? '' : ' Empty allows all.'}`}
          rows={3}
          {...form.field('addresses')}
        />
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

const OVERLAPS = [
  ['24', '24 hours'],
  ['1', '1 hour'],
  ['168', '7 days'],
  ['0', 'Stops at once'],
] as const;

interface RotateDialogProps {
  readonly known: ApiKey;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

/** Replaces a key's secret; the old one works for a while. */
export function RotateDialog({ known, onClose, onRotated }: RotateDialogProps) {
  const [rotate] = useRotateApiKeyMutation();
  const form = useSaveForm({
    schema: z.object({ hours: z.string() }),
    defaultValues: { hours: '24' },
    save: async ({ hours }) => proof.watch(await rotate({ id: known.id, hours: Number(hours) })),
    onSaved: (secret) => {
      onClose();
      onRotated(secret);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  return (
    <>
      <SaveDialog
        form={form}
        title={`Rotate ${known.name}`}
        action="Rotate secret"
        failure="Not rotated"
        onCancel={onClose}
      >
        <SelectField label="Old secret works for" options={OVERLAPS} {...form.field('hours')} />
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

/** Confirms that a key is revoked for good. */
export function RevokeDialog({
  known,
  onClose,
}: {
  readonly known: ApiKey;
  readonly onClose: () => void;
}) {
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <ConfirmDialog
      title={`Revoke ${known.name}`}
      action={known.app_id === null ? 'Revoke key' : 'Revoke access'}
      failure="Not revoked"
      confirm={() => revoke(known.id)}
      onClose={onClose}
    >
      {known.app_id === null
        ? "Programs that use this key stop working at once. This can't be undone."
        : 'The app loses access at once. It can ask you for access again.'}
    </ConfirmDialog>
  );
}
