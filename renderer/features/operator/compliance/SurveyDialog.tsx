import { SURVEY_KINDS } from '#shared/operator/compliance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { useSaveSurveyMutation } from './complianceApi.ts';
import type { Survey } from './complianceShapes.ts';
import { day, optionalDay } from './fields.ts';

const surveyForm = z
  .object({
    kind: z.string(),
    agency: line(160),
    reference: line(60),
    startedOn: day(),
    endedOn: optionalDay(),
    receivedOn: optionalDay(),
    submitDueOn: optionalDay(),
    submitRule: line(300),
    revisitOn: optionalDay(),
    clearedOn: optionalDay(),
  })
  .check(
    z.refine(({ startedOn, endedOn }) => endedOn === '' || endedOn >= startedOn, {
      path: ['endedOn'],
      message: 'Last day must be after the first.',
    }),
    z.refine(({ startedOn, receivedOn }) => receivedOn === '' || receivedOn >= startedOn, {
      path: ['receivedOn'],
      message: 'Enter a day after the survey started.',
    }),
  );

interface SurveyDialogProps {
  readonly communityId: string;
  readonly today: string;
  readonly survey?: Survey;
  readonly onClose: () => void;
  readonly onAdded?: (id: string) => void;
}

/** Adds a survey, or changes its dates. */
export function SurveyDialog({ communityId, today, survey, onClose, onAdded }: SurveyDialogProps) {
  const [save] = useSaveSurveyMutation();
  const isSealed = survey?.submitted_at != null;
  let saved = survey?.id ?? '';
  const form = useSaveForm({
    schema: surveyForm,
    defaultValues: {
      kind: survey?.kind ?? 'standard',
      agency: survey?.agency ?? '',
      reference: survey?.reference ?? '',
      startedOn: survey?.started_on ?? today,
      endedOn: survey?.ended_on ?? '',
      receivedOn: survey?.received_on ?? '',
      submitDueOn: survey?.submit_due_on ?? '',
      submitRule: survey?.submit_rule ?? '',
      revisitOn: survey?.revisit_on ?? '',
      clearedOn: survey?.cleared_on ?? '',
    },
    save: (values, id) => {
      saved = survey?.id ?? id;
      const progress = {
        revisit_on: values.revisitOn || null,
        cleared_on: values.clearedOn || null,
      };
      return save({
        id: saved,
        communityId,
        version: survey?.version ?? 0,
        values: isSealed
          ? progress
          : {
              ...(survey === undefined && { kind: values.kind }),
              agency: values.agency,
              reference: values.reference,
              started_on: values.startedOn,
              ended_on: values.endedOn || null,
              received_on: values.receivedOn || null,
              submit_due_on: values.submitDueOn || null,
              submit_rule: values.submitRule || null,
              ...progress,
            },
      });
    },
    onSaved: () => {
      onClose();
      onAdded?.(saved);
    },
  });
  return (
    <SaveDialog
      form={form}
      title={survey === undefined ? 'Add survey' : 'Edit dates'}
      action={survey === undefined ? 'Add survey' : 'Save'}
      onCancel={onClose}
    >
      {survey === undefined && (
        <SelectField
          label="Kind"
          options={toOptions(SURVEY_KINDS.filter(({ value }) => value !== 'mock'))}
          {...form.field('kind')}
        />
      )}
      {!isSealed && (
        <>
          <TextField label="Agency" isOptional {...form.field('agency')} />
          <TextField label="Reference" isOptional {...form.field('reference')} />
          <DateField label="First day" {...form.field('startedOn')} />
          <DateField label="Last day" isOptional {...form.field('endedOn')} />
          <DateField label="Findings received" isOptional {...form.field('receivedOn')} />
          <DateField
            label="Plan due"
            isOptional
            hint="Empty: 10 calendar days from receipt."
            {...form.field('submitDueOn')}
          />
          <TextField label="Deadline from" isOptional {...form.field('submitRule')} />
        </>
      )}
      {survey !== undefined && (
        <>
          <DateField label="Revisit" isOptional {...form.field('revisitOn')} />
          <DateField label="Cleared" isOptional {...form.field('clearedOn')} />
        </>
      )}
    </SaveDialog>
  );
}
