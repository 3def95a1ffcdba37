import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
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
  // The checklist of the state first, then those of any state.
  const checklists = (data.checklists ?? []).toSorted(
    (a, b) =>
      Number(b.fits) - Number(a.fits) ||
      (a.fits ? Number(b.is_of_state) - Number(a.is_of_state) : 0),
  );
  let saved = '';
  const form = useSaveForm({
    schema: mockForm,
    defaultValues: { checklist: checklists[0]?.code ?? '' },
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
        options={checklists.map(
          ({ code, name, items, fits }) =>
            [code, `${name} (${items} items)${fits ? '' : ', other care type or state'}`] as const,
        )}
        {...form.field('checklist')}
      />
    </SaveDialog>
  );
}
