import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useCareTeamQuery, useSetPinMutation } from './actingApi.ts';
import { PinField } from './PinFields.tsx';
import { toPinError } from './useStartTurn.ts';

const pinForm = z
  .object({
    current: line(8),
    pin: checkedText((typed) => /^\d{4,8}$/.test(typed), 'Enter 4 to 8 digits.'),
    again: line(8),
  })
  .check(
    z.refine(({ pin, again }) => pin === again, {
      path: ['again'],
      error: 'Enter the same PIN again.',
    }),
  );

interface SetPinDialogProps {
  readonly communityId: string;
  readonly onClose: () => void;
}

/** Sets the PIN of the signed-in user. */
export function SetPinDialog({ communityId, onClose }: SetPinDialogProps) {
  const [set] = useSetPinMutation();
  const { data: team } = useCareTeamQuery(communityId);
  const form = useSaveForm({
    schema: pinForm,
    defaultValues: { current: '', pin: '', again: '' },
    save: async ({ current, pin }) => {
      const { data, error } = await set({ communityId, pin, current });
      if (data === undefined) return { error };
      return data.outcome === 'set' ? { data } : { error: toPinError(data.outcome) };
    },
    onSaved: onClose,
  });
  const hasPin = team?.has_pin === true;
  return (
    <SaveDialog
      form={form}
      title={hasPin ? 'Change my PIN' : 'Set my PIN'}
      action="Save PIN"
      onCancel={onClose}
    >
      <p className={ui.muted}>Identifies you on devices that your team shares.</p>
      {hasPin && <PinField label="Current PIN" isOptional {...form.field('current')} />}
      <PinField label="New PIN" hint="4 to 8 digits" {...form.field('pin')} />
      <PinField label="New PIN again" {...form.field('again')} />
    </SaveDialog>
  );
}
