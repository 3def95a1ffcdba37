import { labelOf } from '#shared/operator/residents.ts';
import { formatYears, RETENTION_KINDS } from '#shared/operator/retention.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import {
  type Held,
  type RetentionPeriod,
  useHoldRecordsMutation,
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

interface HoldDialogProps {
  readonly held: Held;
  readonly onClose: () => void;
}

/** Puts the records of a resident or an employee on hold. */
export function HoldDialog({ held, onClose }: HoldDialogProps) {
  const [hold] = useHoldRecordsMutation();
  return (
    <ReasonDialog
      title={`Hold records of ${held.name}`}
      action="Hold records"
      failure="Not on hold"
      hint={
        held.of === 'resident'
          ? 'It appears in the access log, for example “Lawsuit filed June 3”.'
          : 'For example “Wage claim filed June 3”.'
      }
      shortest={5}
      longest={200}
      save={(reason, id) => hold({ id, held, reason })}
      onClose={onClose}
    />
  );
}

interface ReleaseDialogProps {
  /** Of the hold. */
  readonly id: string;
  readonly held: Pick<Held, 'of' | 'name'>;
  readonly onClose: () => void;
}

/** Releases a hold with a reason. */
export function ReleaseDialog({ id, held, onClose }: ReleaseDialogProps) {
  const [release] = useReleaseHoldMutation();
  return (
    <ReasonDialog
      title={`Release hold of ${held.name}`}
      action="Release hold"
      failure="Not released"
      shortest={5}
      longest={200}
      save={(reason) => release({ id, of: held.of, reason })}
      onClose={onClose}
    />
  );
}
