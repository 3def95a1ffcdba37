import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { useCensusBoardQuery } from '../operatorApi.ts';
import styles from './Staff.module.css';
import { useSetShiftUnitsMutation } from './staffApi.ts';
import type { StaffShift } from './staffShapes.ts';

interface UnitsDialogProps {
  readonly communityId: string;
  readonly shift: StaffShift;
  readonly onClose: () => void;
}

/** Units that a caregiver covers in a shift. They chart for the residents of these units only. */
export function UnitsDialog({ communityId, shift, onClose }: UnitsDialogProps) {
  const [assign] = useSetShiftUnitsMutation();
  const board = useCensusBoardQuery({ communityId, day: null });
  const form = useSaveForm({
    schema: z.object({ unitIds: z.array(z.string()) }),
    defaultValues: { unitIds: shift.units.map(({ id }) => id) },
    save: ({ unitIds }) => assign({ id: shift.id, unitIds }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Assign units" action="Save units" onCancel={onClose}>
      <fieldset className={styles.units}>
        <legend>Units</legend>
        {(board.data?.units ?? []).map(({ id, name }) => (
          <Checkbox key={id} value={id} {...form.register('unitIds')}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </SaveDialog>
  );
}
