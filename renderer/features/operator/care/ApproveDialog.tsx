import { formatCalendarDay } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { LevelChangeValue } from '../careValue/index.ts';
import { useApproveAssessmentMutation } from './careApi.ts';
import type { Assessment } from './careShapes.ts';

interface ApproveDialogProps {
  readonly assessment: Assessment;
  readonly onClose: () => void;
}

/** Returns the first day a level can take effect: after the notice period if it rises. */
const earliestOf = (assessment: Assessment, level: number): string =>
  assessment.current_level !== null && level > assessment.current_level
    ? assessment.earliest_increase_on
    : assessment.today;

const approvalForm = (assessment: Assessment) =>
  z.object({ level: z.string(), effectiveOn: z.string(), reason: line(300) }).check((payload) => {
    const { level, effectiveOn, reason } = payload.value;
    const add = (field: 'effectiveOn' | 'reason', message: string) =>
      payload.issues.push({ code: 'custom', input: payload.value, path: [field], message });
    const earliest = earliestOf(assessment, Number(level));
    const isAlone = assessment.approver === 'alone';
    if (effectiveOn < earliest)
      add('effectiveOn', `Choose ${formatCalendarDay(earliest)} or later.`);
    if ((Number(level) !== assessment.level || isAlone) && reason.length < 10) {
      add('reason', 'Enter at least 10 characters.');
    }
  });

/** Approves a signed assessment and sets the level of care from a date on. */
export function ApproveDialog({ assessment, onClose }: ApproveDialogProps) {
  const [approve] = useApproveAssessmentMutation();
  const computed = assessment.level ?? 1;
  const form = useSaveForm({
    schema: approvalForm(assessment),
    defaultValues: {
      level: `${computed}`,
      effectiveOn: earliestOf(assessment, computed),
      reason: '',
    },
    save: ({ level, effectiveOn, reason }) =>
      approve({ id: assessment.id, level: Number(level), effectiveOn, reason }),
    onSaved: onClose,
  });
  const level = Number(form.values.level);
  const isOther = level !== assessment.level;
  const isAlone = assessment.approver === 'alone';
  const isRise = earliestOf(assessment, level) !== assessment.today;
  return (
    <SaveDialog
      form={form}
      title="Approve level of care"
      action="Approve level"
      failure="Not approved"
      onCancel={onClose}
    >
      <SelectField
        label="Level"
        options={assessment.instrument.levels.map(
          ({ label }, index) =>
            [`${index + 1}`, index + 1 === computed ? `${label} (computed)` : label] as const,
        )}
        {...form.field('level')}
      />
      <DateField
        label="Effective date"
        min={earliestOf(assessment, level)}
        hint={isRise ? 'After the notice period for a higher level.' : undefined}
        {...form.field('effectiveOn')}
      />
      <TextField
        label="Reason"
        hint={isAlone ? 'You signed this, and no one else can approve it.' : undefined}
        isOptional={!isOther && !isAlone}
        {...form.field('reason')}
      />
      {/^\d{4}-\d{2}-\d{2}$/.test(form.values.effectiveOn ?? '') && (
        <LevelChangeValue
          residentId={assessment.resident_id}
          level={level}
          effectiveOn={form.values.effectiveOn ?? ''}
        />
      )}
    </SaveDialog>
  );
}
