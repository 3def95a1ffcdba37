import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import type { BoardResident, BoardUnit } from '../census.ts';
import { useMoveResidentMutation, useUndoMoveMutation } from '../operatorApi.ts';
import { bedInUnit, listBedOptions, listUnitOptions } from '../unitOptions.ts';

export interface UnitMove {
  readonly resident: BoardResident;
  readonly from: BoardUnit;
  /** Null if not chosen yet. */
  readonly to: BoardUnit | null;
}

interface MoveDialogProps extends UnitMove {
  readonly units: readonly BoardUnit[];
  readonly onClose: () => void;
}

const unitMove = z.object({
  unitId: requiredText('Choose a unit.'),
  bedId: z.string(),
  isSecond: z.boolean(),
});

/** Moves a resident to another unit or bed from now on. The toast undoes it. */
export function MoveDialog({ resident, from, to, units, onClose }: MoveDialogProps) {
  const [move] = useMoveResidentMutation();
  const [undo] = useUndoMoveMutation();
  const dispatch = useAppDispatch();
  const form = useSaveForm({
    schema: unitMove,
    defaultValues: {
      unitId: to?.id ?? '',
      bedId: '',
      isSecond: (to?.residents.length ?? 0) > 0 && to?.type !== 'semi_private',
    },
    save: async ({ unitId, bedId, isSecond }, id) => {
      const saved = await move({
        id,
        residentId: resident.id,
        unitId,
        bedId: bedInUnit(units, unitId, bedId),
        isSecondOccupant: isSecond,
      });
      if (saved.error === undefined) {
        const unit = units.find((one) => one.id === unitId);
        showUndo(
          dispatch,
          {
            intent: 'success',
            title: 'Moved',
            description: `${resident.name} moved from ${from.name} to ${unit?.name ?? ''}.`,
          },
          () => void undo({ id, residentId: resident.id }),
        );
      }
      return saved;
    },
    onSaved: onClose,
  });
  const { unitId } = form.values;
  const beds = listBedOptions(
    units.find(({ id }) => id === unitId),
    resident.id,
  );
  return (
    <SaveDialog
      form={form}
      title={`Move ${resident.name}`}
      action="Move"
      failure="Not moved"
      onCancel={onClose}
    >
      <SelectField
        label="Unit"
        options={listUnitOptions(
          units.filter(({ id, beds: all }) => id !== from.id || all.length > 0),
        )}
        {...form.field('unitId')}
      />
      {beds.length > 0 && <SelectField label="Bed" options={beds} {...form.field('bedId')} />}
      <Checkbox {...form.register('isSecond')}>Second occupant</Checkbox>
    </SaveDialog>
  );
}
