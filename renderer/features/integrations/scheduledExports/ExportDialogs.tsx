import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { findNearestZone, TIME_ZONES } from '#shared/clients/calendar/zones.ts';
import { serverNow } from '#shared/format/clock.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import {
  emptySftp,
  SftpFields,
  type SftpValues,
  sftpAddressOf,
  sftpChecks,
  sftpShape,
} from '../fileDrops/index.ts';
import { keyStyles, RotationDialog, useRecentSignIn } from '../keys/index.ts';
import { destinationOptions, HOURS, KINDS, WEEKDAYS } from './exports.ts';
import {
  type ScheduledExport,
  useAddScheduledExportMutation,
  useRemoveExportMutation,
  useRotateExportTokenMutation,
} from './exportsApi.ts';

interface ExportValues extends SftpValues {
  readonly destination: ScheduledExport['destination'];
}

const exportForm = z
  .object({
    name: requiredLine(60, 'Enter a name.'),
    kind: z.string(),
    every: z.enum(['day', 'week']),
    weekday: z.string(),
    hour: z.string(),
    timeZone: z.string(),
    destination: z.enum(['download', 'sftp']),
    ...sftpShape,
  })
  .check(...sftpChecks<ExportValues>(({ destination }) => destination === 'sftp'));

interface AddExportProps {
  readonly onClose: () => void;
  /** Called with the token of a download address. */
  readonly onAdded: (id: string, token: string) => void;
}

/** Adds a scheduled export. One that sends to a server is checked first, and sends only after it was turned on. */
export function AddExportDialog({ onClose, onAdded }: AddExportProps) {
  const [add] = useAddScheduledExportMutation();
  const form = useSaveForm({
    schema: exportForm,
    defaultValues: {
      name: '',
      kind: 'contacts',
      every: 'day',
      weekday: '1',
      hour: '6',
      timeZone: findNearestZone(
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        serverNow().getTime(),
      ),
      destination: 'download',
      ...emptySftp,
    },
    save: async (values, id) => {
      const { name, kind, every, weekday, hour, timeZone, destination } = values;
      const place = destination === 'sftp' ? sftpAddressOf(values) : { address: null, secret: '' };
      const { data, error } = proof.watch(
        await add({
          id,
          name,
          kind,
          every,
          weekday: Number(weekday),
          hour: Number(hour),
          timeZone,
          destination,
          ...place,
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
  const { every, destination } = form.values;
  return (
    <>
      <SaveDialog
        form={form}
        title="Add scheduled export"
        action="Add export"
        failure="Not added"
        onCancel={onClose}
      >
        <p className={ui.note}>
          CSV files with the rows that you can read at that moment, up to 20,000.
        </p>
        <TextField label="Name" {...form.field('name')} />
        <SelectField label="Records" options={KINDS} {...form.field('kind')} />
        <SelectField
          label="Schedule"
          options={[
            ['day', 'Every day'],
            ['week', 'Every week'],
          ]}
          {...form.field('every')}
        />
        {every === 'week' && (
          <SelectField label="Day" options={WEEKDAYS} {...form.field('weekday')} />
        )}
        <SelectField label="Time" options={HOURS} {...form.field('hour')} />
        <SelectField
          label="Time zone"
          options={TIME_ZONES.map(({ value, label }) => [value, label] as const)}
          {...form.field('timeZone')}
        />
        <SelectField
          label="Destination"
          options={destinationOptions}
          {...form.field('destination')}
        />
        {destination === 'sftp' && (
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
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

interface TokenDialogProps {
  readonly id: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** The download address and its token, which is shown once. */
export function ExportTokenDialog({ id, token, onClose }: TokenDialogProps) {
  const host = useHost();
  const [url, setUrl] = useState('');
  useEffect(() => {
    void host
      .backend()
      .then((backend) => setUrl(`${backend.url}/functions/v1/scheduled-exports/${id}`));
  }, [host, id]);
  return (
    <Dialog label="Copy your token" place="panel" onClose={onClose}>
      <div className={keyStyles.panel}>
        <h2>Copy your token</h2>
        <p className={ui.note}>
          This is the only time it’s shown. Anyone with it can read the newest file.
        </p>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Download address" address={url} noun="address" />
        </div>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Token" address={token} noun="token" />
        </div>
        <h3>Download the file</h3>
        <pre className={keyStyles.code}>
          {`curl -OJ "${url}" \\\n  -H "Authorization: Bearer ${token.slice(0, 8)}…"`}
        </pre>
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
  readonly scheduled: ScheduledExport;
  readonly onClose: () => void;
}

/** Replaces the token of a download address. */
export function RotateExportTokenDialog({
  scheduled,
  onClose,
  onRotated,
}: ConfirmProps & { readonly onRotated: (id: string, token: string) => void }) {
  const [rotate] = useRotateExportTokenMutation();
  return (
    <RotationDialog
      title={`Rotate token of ${scheduled.name}`}
      action="Rotate token"
      note="The old token stops at once."
      rotate={() => rotate(scheduled.id)}
      onRotated={(token) => onRotated(scheduled.id, token)}
      onClose={onClose}
    />
  );
}

/** Confirms that a scheduled export is removed. */
export function RemoveExportDialog({ scheduled, onClose }: ConfirmProps) {
  const [remove] = useRemoveExportMutation();
  return (
    <ConfirmDialog
      title={`Remove ${scheduled.name}`}
      action="Remove export"
      failure="Not removed"
      confirm={() => remove(scheduled.id)}
      onClose={onClose}
    >
      No more files are made. The log and the file at the download address are deleted. Files on
      your server stay.
    </ConfirmDialog>
  );
}
