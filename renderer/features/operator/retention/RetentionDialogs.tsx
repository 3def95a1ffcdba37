import { labelOf } from '#shared/operator/residents.ts';
import { formatYears, RETENTION_KINDS } from '#shared/operator/retention.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  type RetentionPeriod,
  useHoldResidentMutation,
  useReleaseHoldMutation,
  useSaveRetentionPeriodMutation,
} from './retentionApi.ts';

const periodForm = z.object({ years: z.string() });

interface PeriodDialogProps {
  readonly communityId: string;
  readonly period: RetentionPeriod;
  readonly onClose: () => void;
}

/** Sets for how many years records of a kind are kept. */
export function PeriodDialog({ communityId, period, onClose }: PeriodDialogProps) {
  const [save] = useSaveRetentionPeriodMutation();
  const { kind, min_years: first, max_years: last } = period;
  const form = useSaveForm({
    schema: periodForm,
    defaultValues: { years: String(period.years) },
    save: ({ years }) => save({ communityId, kind, years: Number(years) }),
    onSaved: onClose,
  });
  const choices = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <SaveDialog
      form={form}
      title={`Period of ${labelOf(RETENTION_KINDS, kind).toLowerCase()}`}
      action="Save period"
      failure="Not saved"
      onCancel={onClose}
    >
      <SelectField
        label="Keep for"
        hint={`Check what your state requires. The default is ${formatYears(period.default_years)}.`}
        options={choices.map((years) => [String(years), formatYears(years)] as const)}
        {...form.field('years')}
      />
    </SaveDialog>
  );
}

const reasonForm = z.object({
  reason: requiredLine(200, 'Enter a reason.').check(z.minLength(5, 'Use at least 5 characters.')),
});

interface HoldDialogProps {
  readonly residentId: string;
  readonly resident: string;
  readonly onClose: () => void;
}

/** Puts a resident's records on hold. */
export function HoldDialog({ residentId, resident, onClose }: HoldDialogProps) {
  const [hold] = useHoldResidentMutation();
  const form = useSaveForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    save: ({ reason }, id) => hold({ id, residentId, reason }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Hold records of ${resident}`}
      action="Hold records"
      failure="Not on hold"
      onCancel={onClose}
    >
      <TextField
        label="Reason"
        hint="It appears in the access log, for example “Lawsuit filed June 3”."
        {...form.field('reason')}
      />
    </SaveDialog>
  );
}

interface ReleaseDialogProps {
  readonly id: string;
  readonly resident: string;
  readonly onClose: () => void;
}

/** Releases a hold with a reason. */
export function ReleaseDialog({ id, resident, onClose }: ReleaseDialogProps) {
  const [release] = useReleaseHoldMutation();
  const form = useSaveForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    save: ({ reason }) => release({ id, reason }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Release hold of ${resident}`}
      action="Release hold"
      failure="Not released"
      onCancel={onClose}
    >
      <TextField label="Reason" {...form.field('reason')} />
    </SaveDialog>
  );
}
