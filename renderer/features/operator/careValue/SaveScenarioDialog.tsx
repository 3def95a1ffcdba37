import type { CareMove } from '#shared/underwriting/careValue.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { type CareScenario, useSaveCareScenarioMutation } from './careValueApi.ts';

const nameForm = z.object({ name: requiredLine(80, 'Enter a name.') });

interface SaveScenarioDialogProps {
  readonly communityId: string;
  /** The scenario that was opened, which is replaced if the name stays. */
  readonly opened: CareScenario | null;
  /** Percent. */
  readonly flowThrough: number;
  readonly capRate: number;
  readonly moves: readonly CareMove[];
  readonly onClose: () => void;
}

/** Saves the changes under a name: the same name replaces the opened scenario, another one adds a scenario. */
export function SaveScenarioDialog(props: SaveScenarioDialogProps) {
  const { communityId, opened, flowThrough, capRate, moves, onClose } = props;
  const [save] = useSaveCareScenarioMutation();
  const form = useSaveForm({
    schema: nameForm,
    defaultValues: { name: opened?.name ?? '' },
    save: ({ name }, id) => {
      const replaced = opened?.name === name ? opened : null;
      return save({
        id: replaced?.id ?? id,
        communityId,
        version: replaced?.version ?? 0,
        values: {
          name,
          flow_through: flowThrough,
          cap_rate: capRate,
          moves: moves.map(({ kind, label, count, monthlyCents }) => ({
            kind,
            label,
            count,
            monthly_cents: monthlyCents,
          })),
        },
      });
    },
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Save scenario" action="Save scenario" onCancel={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </SaveDialog>
  );
}
