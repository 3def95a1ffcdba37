import { SCHEDULE_PERIODS } from '#shared/operator/maintenance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { type InspectionList, useSaveInspectionTemplateMutation } from './inspectionsApi.ts';
import { formatItems, parseItems } from './templateItems.ts';

const templateForm = z.object({
  name: requiredLine(120, 'Enter a name.'),
  every: checkedText(
    (typed) => /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= 365,
    'Enter 1 to 365.',
  ),
  period: z.string(),
  items: checkedText(
    (typed) => parseItems(typed) !== null,
    'Write one item per line, such as "Exit is clear" or "Refrigerator | to 41 °F".',
  ),
  source: line(300),
  isByShift: z.boolean(),
  needsSignature: z.boolean(),
});

interface TemplateDialogProps {
  readonly communityId: string;
  readonly template: InspectionList['templates'][number] | null;
  readonly onClose: () => void;
}

/** Adds or changes what an inspection checks and how often. */
export function TemplateDialog({ communityId, template, onClose }: TemplateDialogProps) {
  const [save] = useSaveInspectionTemplateMutation();
  const form = useSaveForm({
    schema: templateForm,
    defaultValues: {
      name: template?.name ?? '',
      every: String(template?.every ?? 1),
      period: template?.period ?? 'month',
      items: template === null ? '' : formatItems(template.items),
      source: template?.source ?? '',
      isByShift: template?.is_by_shift ?? false,
      needsSignature: template?.needs_signature ?? true,
    },
    save: ({ name, every, period, items, source, isByShift, needsSignature }, id) =>
      save({
        id: template?.id ?? id,
        communityId,
        version: template?.version ?? 0,
        values: {
          name,
          every: Number(every),
          period,
          items: parseItems(items) ?? [],
          source,
          is_by_shift: isByShift,
          needs_signature: needsSignature,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={template === null ? 'Add template' : 'Edit template'}
      action={template === null ? 'Add template' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <WholeNumberField label="Every" {...form.field('every')} />
      <SelectField
        label="Repeats"
        options={toOptions(SCHEDULE_PERIODS.filter(({ value }) => value !== 'meter'))}
        {...form.field('period')}
      />
      <TextAreaField
        label="Items"
        rows={8}
        hint="One per line: Hot water | 105 to 120 °F. Add | photo if one is required."
        {...form.field('items')}
      />
      <TextField label="Rule that asks for it" isOptional {...form.field('source')} />
      <Checkbox {...form.register('isByShift')}>One for each shift</Checkbox>
      <Checkbox {...form.register('needsSignature')}>Signature when finished</Checkbox>
    </SaveDialog>
  );
}
