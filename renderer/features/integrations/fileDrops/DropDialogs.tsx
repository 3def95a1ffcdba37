import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { dropNouns } from '#shared/imports/dropNouns.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { keyStyles, RotationDialog, useRecentSignIn } from '../keys/index.ts';
import { sourceOptions, titleOf } from './drops.ts';
import {
  type FileDrop,
  useAddFileDropMutation,
  useRemoveFileDropMutation,
  useRotateFileDropTokenMutation,
} from './dropsApi.ts';
import {
  emptySftp,
  SftpFields,
  type SftpValues,
  sftpAddressOf,
  sftpChecks,
  sftpShape,
} from './SftpFields.tsx';

interface DropValues extends SftpValues {
  readonly source: FileDrop['source'];
}

const dropForm = z
  .object({
    name: requiredLine(60, 'Enter a name.'),
    kind: z.string(),
    source: z.enum(['upload', 'url', 'sftp']),
    duplicates: z.enum(['skip', 'update']),
    every: z.enum(['hour', 'day']),
    url: line(1000),
    token: line(4000),
    ...sftpShape,
  })
  .check(
    z.refine(({ source, url }) => source !== 'url' || /^https:\/\/[^\s/?#@]+/.test(url.trim()), {
      error: 'Enter an address that starts with https://.',
      path: ['url'],
    }),
    ...sftpChecks<DropValues>(({ source }) => source === 'sftp'),
  );

interface AddDropProps {
  readonly onClose: () => void;
  /** Called with the token of an upload address. */
  readonly onAdded: (id: string, token: string) => void;
}

/** Adds a file drop. One that reads is checked first and imports only after it was turned on. */
export function AddDropDialog({ onClose, onAdded }: AddDropProps) {
  const [add] = useAddFileDropMutation();
  const form = useSaveForm({
    schema: dropForm,
    defaultValues: {
      name: '',
      kind: 'contacts',
      source: 'upload',
      duplicates: 'skip',
      every: 'day',
      url: '',
      token: '',
      ...emptySftp,
    },
    save: async (values, id) => {
      const { name, kind, source, every, duplicates } = values;
      const { data, error } = proof.watch(
        await add({
          id,
          name,
          kind,
          source,
          every,
          updates: duplicates === 'update',
          ...addressOf(values),
        }),
      );
      return error === undefined ? { data: { id, token: data?.token ?? null } } : { error };
    },
    onSaved: ({ id, token }: { readonly id: string; readonly token: string | null }) => {
      onClose();
      if (token !== null) onAdded(id, token);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  const { source } = form.values;
  return (
    <>
      <SaveDialog
        form={form}
        title="Add file drop"
        action="Add file drop"
        failure="Not added"
        onCancel={onClose}
      >
        <p className={ui.note}>
          CSV files with column names in the first row. Each file is imported as if you did it
          yourself.
        </p>
        <TextField label="Name" {...form.field('name')} />
        <SelectField
          label="Records"
          options={dropNouns.map(({ kind, many }) => [kind, titleOf(many)] as const)}
          {...form.field('kind')}
        />
        <SelectField label="Source" options={sourceOptions} {...form.field('source')} />
        {source === 'url' && (
          <>
            <TextField
              label="Address"
              inputMode="url"
              placeholder="https://"
              {...form.field('url')}
            />
            <TextField
              label="Access token"
              type="password"
              autoComplete="off"
              isOptional
              hint="Sent as a bearer token. Stored encrypted."
              {...form.field('token')}
            />
          </>
        )}
        {source === 'sftp' && (
          <SftpFields
            fields={{
              host: form.field('host'),
              port: form.field('port'),
              folder: form.field('folder'),
              username: form.field('username'),
              secret: form.field('secret'),
            }}
          />
        )}
        {source !== 'upload' && (
          <SelectField
            label="Schedule"
            options={[
              ['day', 'Every day'],
              ['hour', 'Every hour'],
            ]}
            {...form.field('every')}
          />
        )}
        <SelectField
          label="Rows that match a record"
          hint="Matched by email or name."
          options={[
            ['skip', 'Skip the row'],
            ['update', 'Update the record'],
          ]}
          {...form.field('duplicates')}
        />
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

function addressOf(values: z.infer<typeof dropForm>) {
  const { source, url, token } = values;
  if (source === 'url') return { address: url.trim(), secret: token.trim() };
  if (source === 'upload') return { address: null, secret: '' };
  return sftpAddressOf(values);
}

interface TokenDialogProps {
  readonly id: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** The upload address and its token, which is shown once. */
export function TokenDialog({ id, token, onClose }: TokenDialogProps) {
  const host = useHost();
  const [url, setUrl] = useState('');
  useEffect(() => {
    void host.backend().then((backend) => setUrl(`${backend.url}/functions/v1/file-drops/${id}`));
  }, [host, id]);
  return (
    <Dialog label="Copy your token" place="panel" onClose={onClose}>
      <div className={keyStyles.panel}>
        <h2>Copy your token</h2>
        <p className={ui.note}>
          This is the only time it’s shown. Anyone with it can send files here.
        </p>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Upload address" address={url} noun="address" />
        </div>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Token" address={token} noun="token" />
        </div>
        <h3>Send a file</h3>
        <pre className={keyStyles.code}>
          {`curl -T contacts.csv "${url}?name=contacts.csv" \\\n  -H "Authorization: Bearer ${token.slice(0, 8)}…"`}
        </pre>
        <p className={ui.note}>
          Add dry_run=true to the address to check a file without importing.
        </p>
        <div className={ui.actions}>
          <Button intent="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ConfirmProps {
  readonly drop: FileDrop;
  readonly onClose: () => void;
}

/** Replaces the token of an upload address. */
export function RotateTokenDialog({
  drop,
  onClose,
  onRotated,
}: ConfirmProps & { readonly onRotated: (id: string, token: string) => void }) {
  const [rotate] = useRotateFileDropTokenMutation();
  return (
    <RotationDialog
      title={`Rotate token of ${drop.name}`}
      action="Rotate token"
      note="The old token stops at once."
      rotate={() => rotate(drop.id)}
      onRotated={(token) => onRotated(drop.id, token)}
      onClose={onClose}
    />
  );
}

/** Confirms that a file drop is removed. */
export function RemoveDropDialog({ drop, onClose }: ConfirmProps) {
  const [remove] = useRemoveFileDropMutation();
  return (
    <ConfirmDialog
      title={`Remove ${drop.name}`}
      action="Remove file drop"
      failure="Not removed"
      confirm={() => remove(drop.id)}
      onClose={onClose}
    >
      Files are no longer taken or read, and the log is deleted. Records stay.
    </ConfirmDialog>
  );
}
