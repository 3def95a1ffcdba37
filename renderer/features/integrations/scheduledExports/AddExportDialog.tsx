import { findNearestZone, TIME_ZONES } from '#shared/clients/calendar/zones.ts';
import { serverNow } from '#shared/format/clock.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
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
import { destinationOptions, HOURS, KINDS, WEEKDAYS } from './exports.ts';
import { type ScheduledExport, useAddScheduledExportMutation } from './exportsApi.ts';

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

const emptyExport = (): z.input<typeof exportForm> => ({
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
});

export function AddExportDialog(props: AddTransferProps) {
  const [add] = useAddScheduledExportMutation();
  return (
    <AddTransferDialog
      {...props}
      title="Add scheduled export"
      action="Add export"
      note="CSV files with the rows that you can read at that moment, up to 20,000."
      schema={exportForm}
      defaultValues={emptyExport()}
      add={(values, id) => {
        const { name, kind, every, timeZone, destination } = values;
        const [weekday, hour] = [Number(values.weekday), Number(values.hour)];
        const place =
          destination === 'sftp' ? sftpAddressOf(values) : { address: null, secret: '' };
        return add({ id, name, kind, every, weekday, hour, timeZone, destination, ...place });
      }}
    >
      {(form) => (
        <>
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
          {form.values.every === 'week' && (
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
          {form.values.destination === 'sftp' && <SftpFields form={form} />}
        </>
      )}
    </AddTransferDialog>
  );
}
