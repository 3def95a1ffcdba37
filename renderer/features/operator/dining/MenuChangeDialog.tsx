import { formatCalendarDay } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import { useChangeDayMenuMutation } from './diningApi.ts';
import type { DiningMenu } from './diningShapes.ts';

/** A dish on a day, or a place for a new one. */
export interface MenuSlot {
  readonly day: string;
  readonly meal: string;
  readonly dishId: string | null;
}

interface MenuChangeDialogProps {
  readonly communityId: string;
  readonly menu: DiningMenu;
  readonly slot: MenuSlot;
  readonly onClose: () => void;
}

const REMOVE = 'remove';
const changeForm = z.object({
  dish: checkedText((typed) => typed !== '', 'Choose a dish.'),
  reason: line(300).check(z.refine((typed) => typed.length >= 3, 'Enter a reason.')),
});

/** Replaces, removes, or adds a dish on one day. */
export function MenuChangeDialog({ communityId, menu, slot, onClose }: MenuChangeDialogProps) {
  const [save] = useChangeDayMenuMutation();
  const old = menu.dishes.find(({ id }) => id === slot.dishId);
  const form = useSaveForm({
    schema: changeForm,
    defaultValues: { dish: '', reason: '' },
    save: ({ dish, reason }, id) =>
      save({
        id,
        communityId,
        day: slot.day,
        meal: slot.meal,
        dishId: slot.dishId,
        newDishId: dish === REMOVE ? null : dish,
        reason,
      }),
    onSaved: onClose,
  });
  const others = menu.dishes.filter(
    ({ id, archived_at, course }) =>
      archived_at === null && id !== slot.dishId && (old === undefined || course === old.course),
  );
  const title =
    old === undefined
      ? `Add to ${slot.meal}, ${formatCalendarDay(slot.day)}`
      : `Change ${old.name}, ${formatCalendarDay(slot.day)}`;
  return (
    <SaveDialog
      form={form}
      title={title}
      action={old === undefined ? 'Add dish' : 'Change menu'}
      failure="Not changed"
      onCancel={onClose}
    >
      <SelectField
        label={old === undefined ? 'Dish' : 'Serve instead'}
        options={[
          ['', 'Choose a dish'],
          ...(old === undefined ? [] : [[REMOVE, 'Nothing, remove it'] as const]),
          ...others.map(({ id, name }) => [id, name] as const),
        ]}
        {...form.field('dish')}
      />
      <TextField label="Reason" list="menu-reasons" {...form.field('reason')} />
      <datalist id="menu-reasons">
        <option value="Delivery was late" />
        <option value="Out of stock" />
        <option value="Residents asked for it" />
        <option value="Equipment is down" />
      </datalist>
    </SaveDialog>
  );
}
