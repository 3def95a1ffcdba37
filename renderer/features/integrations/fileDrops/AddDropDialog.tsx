import { dropNouns } from '#shared/imports/dropNouns.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  AddTransferDialog,
  type AddTransferProps,
  emptySftp,
  SftpFields,
  type SftpValues,
  sftpAddressOf,
  sftpChecks,
  sftpShape,
} from '../transfers/index.ts';
import { sourceOptions, titleOf } from './drops.ts';
import { type FileDrop, useAddFileDropMutation } from './dropsApi.ts';

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

const EMPTY: z.input<typeof dropForm> = {
  name: '',
  kind: 'contacts',
  source: 'upload',
  duplicates: 'skip',
  every: 'day',
  url: '',
  token: '',
  ...emptySftp,
};

function addressOf(values: z.output<typeof dropForm>) {
  const { source, url, token } = values;
  if (source === 'url') return { address: url.trim(), secret: token.trim() };
  if (source === 'upload') return { address: null, secret: '' };
  return sftpAddressOf(values);
}

export function AddDropDialog(props: AddTransferProps) {
  const [add] = useAddFileDropMutation();
  return (
    <AddTransferDialog
      {...props}
      title="Add file drop"
      action="Add file drop"
      note="CSV files with column names in the first row. Each file is imported as if you did it yourself."
      schema={dropForm}
      defaultValues={EMPTY}
      add={(values, id) => {
        const { name, kind, source, every, duplicates } = values;
        const updates = duplicates === 'update';
        return add({ id, name, kind, source, every, updates, ...addressOf(values) });
      }}
    >
      {(form) => (
        <>
          <TextField label="Name" {...form.field('name')} />
          <SelectField
            label="Records"
            options={dropNouns.map(({ kind, many }) => [kind, titleOf(many)] as const)}
            {...form.field('kind')}
          />
          <SelectField label="Source" options={sourceOptions} {...form.field('source')} />
          {form.values.source === 'url' && (
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
          {form.values.source === 'sftp' && <SftpFields form={form} />}
          {form.values.source !== 'upload' && (
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
        </>
      )}
    </AddTransferDialog>
  );
}
