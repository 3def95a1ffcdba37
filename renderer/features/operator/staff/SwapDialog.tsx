import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { formatShift } from './clock.ts';
import { useAskSwapMutation, useSwapPartnersQuery } from './staffApi.ts';
import type { MyShift } from './staffShapes.ts';

const swapForm = z.object({
  to: checkedText((typed) => typed !== '', 'Choose a coworker.'),
  forShiftId: z.string(),
});

/** Asks a coworker to take a shift, or to exchange it for one of the coworker's. */
export function SwapDialog({
  shift,
  onClose,
}: {
  readonly shift: MyShift;
  readonly onClose: () => void;
}) {
  const partners = useSwapPartnersQuery(shift.id);
  const [ask] = useAskSwapMutation();
  const form = useSaveForm({
    schema: swapForm,
    defaultValues: { to: '', forShiftId: '' },
    save: ({ to, forShiftId }, id) =>
      ask({ id, shiftId: shift.id, to, forShiftId: forShiftId === '' ? null : forShiftId }),
    onSaved: onClose,
  });
  const chosen = partners.data?.find(({ employee_id }) => employee_id === form.values.to);
  return (
    <SaveDialog
      form={form}
      title={`Swap ${formatShift(shift, shift.time_zone)}`}
      action="Ask for swap"
      failure="Not sent"
      onCancel={onClose}
    >
      <p className={ui.muted}>Your coworker accepts, then a manager approves.</p>
      <SelectField
        label="Coworker"
        options={[
          ['', partners.isLoading ? 'Loading' : 'Choose'],
          ...(partners.data ?? []).map(({ employee_id, name }) => [employee_id, name] as const),
        ]}
        {...form.field('to')}
      />
      {partners.data?.length === 0 && (
        <p role="status" className={ui.muted}>
          No coworker with an account can take this shift.
        </p>
      )}
      {chosen !== undefined && (
        <SelectField
          label="In exchange for"
          options={[
            ['', 'Nothing'],
            ...chosen.shifts.map((one) => [one.id, formatShift(one, shift.time_zone)] as const),
          ]}
          {...form.field('forShiftId')}
        />
      )}
    </SaveDialog>
  );
}
