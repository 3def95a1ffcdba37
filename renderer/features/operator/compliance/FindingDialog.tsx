import { describeGrade, GRADES } from '#shared/operator/compliance.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSaveFindingMutation } from './complianceApi.ts';
import type { ComplianceData, Finding, Survey } from './complianceShapes.ts';
import { optionalDay } from './fields.ts';

const findingForm = z.object({
  tag: requiredLine(20, 'Enter a tag.'),
  title: requiredLine(200, 'Enter a title.'),
  grade: z.string(),
  regulation: plainText(4000),
  observation: plainText(8000),
  correction: plainText(4000),
  others: plainText(4000),
  systemic: plainText(4000),
  monitoring: plainText(4000),
  owner: z.string(),
  dueOn: optionalDay(),
});

/** Members as options of an owner. */
export const toOwnerOptions = (members: NonNullable<ComplianceData['members']>) => [
  ['', 'No owner'] as const,
  ...members.map(
    ({ id, name, position }) => [id, `${name}, ${labelOf(POSITIONS, position)}`] as const,
  ),
];

interface FindingDialogProps {
  readonly survey: Survey;
  readonly finding?: Finding;
  readonly members: NonNullable<ComplianceData['members']>;
  readonly onClose: () => void;
}

/** Adds a finding, or changes it and its plan of correction. */
export function FindingDialog({ survey, finding, members, onClose }: FindingDialogProps) {
  const [save] = useSaveFindingMutation();
  const form = useSaveForm({
    schema: findingForm,
    defaultValues: {
      tag: finding?.tag ?? '',
      title: finding?.title ?? '',
      grade: finding?.grade ?? '',
      regulation: finding?.regulation ?? '',
      observation: finding?.observation ?? '',
      correction: finding?.correction ?? '',
      others: finding?.others_identified ?? '',
      systemic: finding?.systemic_change ?? '',
      monitoring: finding?.monitoring ?? '',
      owner: finding?.owner_member_id ?? '',
      dueOn: finding?.due_on ?? '',
    },
    save: (values, id) =>
      save({
        id: finding?.id ?? id,
        surveyId: survey.id,
        version: finding?.version ?? 0,
        values: {
          tag: values.tag,
          title: values.title,
          grade: values.grade || null,
          regulation: values.regulation,
          observation: values.observation,
          correction: values.correction,
          others_identified: values.others,
          systemic_change: values.systemic,
          monitoring: values.monitoring,
          owner_member_id: values.owner || null,
          due_on: values.dueOn || null,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={finding === undefined ? 'Add finding' : `Edit ${finding.tag}`}
      action={finding === undefined ? 'Add finding' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Tag" {...form.field('tag')} />
      <TextField label="Title" {...form.field('title')} />
      <SelectField
        label="Scope and severity"
        options={[
          ['', 'Not graded'],
          ...GRADES.map((grade) => [grade, describeGrade(grade)] as const),
        ]}
        {...form.field('grade')}
      />
      <TextAreaField
        label="Regulation in your words"
        rows={2}
        isOptional
        {...form.field('regulation')}
      />
      <TextAreaField
        label="What the surveyor found"
        rows={3}
        isOptional
        {...form.field('observation')}
      />
      <TextAreaField
        label="Correction for those affected"
        rows={3}
        isOptional
        {...form.field('correction')}
      />
      <TextAreaField
        label="How others are identified"
        rows={3}
        isOptional
        {...form.field('others')}
      />
      <TextAreaField label="Systemic change" rows={3} isOptional {...form.field('systemic')} />
      <TextAreaField label="Monitoring" rows={3} isOptional {...form.field('monitoring')} />
      <SelectField label="Owner" options={toOwnerOptions(members)} {...form.field('owner')} />
      <DateField label="Due" isOptional {...form.field('dueOn')} />
    </SaveDialog>
  );
}
