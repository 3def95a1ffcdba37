import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { toChecklistOptions } from './checklistOptions.ts';
import { useSaveSurveyMutation } from './complianceApi.ts';
import type { ComplianceData } from './complianceShapes.ts';

const mockForm = z.object({ checklist: z.string() });

interface MockSurveyDialogProps {
  readonly communityId: string;
  readonly data: ComplianceData;
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
}

/** Starts a mock survey from a checklist. */
export function MockSurveyDialog({ communityId, data, onClose, onAdded }: MockSurveyDialogProps) {
  const [save] = useSaveSurveyMutation();
  const options = toChecklistOptions(data.checklists ?? []);
  let saved = '';
  const form = useSaveForm({
    schema: mockForm,
    defaultValues: { checklist: options[0]?.[0] ?? '' },
    save: ({ checklist }, id) => {
      saved = id;
      return save({
        id,
        communityId,
        version: 0,
        values: { kind: 'mock', checklist, started_on: data.today },
      });
    },
    onSaved: () => {
      onClose();
      onAdded(saved);
    },
  });
  return (
    <SaveDialog
      form={form}
      title="Start mock survey"
      action="Start mock survey"
      failure="Not started"
      onCancel={onClose}
    >
      <SelectField
        label="Checklist"
        hint="Each item names its rule. Check the current text of your state."
        options={options}
        {...form.field('checklist')}
      />
    </SaveDialog>
  );
}
