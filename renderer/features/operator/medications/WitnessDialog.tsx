import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { PinFields, useActing, useCareTeamQuery, useStartTurn } from '../acting/index.ts';
import type { ControlledCount, MedicationOrder } from './medication.ts';
import { useWitnessCountMutation } from './medicationsApi.ts';

const RESULTS = [
  ['agree', 'Confirm'],
  ['reject', 'Reject'],
] as const;
/** The signed-in user as the second person. */
const ME = 'me';

const witnessForm = z.object({ result: z.string(), member: z.string(), pin: line(8) }).check(
  z.refine(({ member, pin }) => member === ME || pin !== '', {
    path: ['pin'],
    error: 'Enter the PIN.',
  }),
);

interface WitnessDialogProps {
  readonly communityId: string;
  readonly order: MedicationOrder;
  readonly count: ControlledCount;
  readonly onClose: () => void;
}

/** The second person confirms a count: the signed-in user, or a coworker with their PIN on the same device. */
export function WitnessDialog({ communityId, order, count, onClose }: WitnessDialogProps) {
  const { data: team } = useCareTeamQuery(communityId);
  const [witness] = useWitnessCountMutation();
  const start = useStartTurn();
  const isMineToConfirm = useActing() === null && !count.is_mine;
  const coworkers = team?.members.filter(({ has_pin, is_me }) => has_pin && !is_me) ?? [];
  const people = [
    ...(isMineToConfirm ? [{ member_id: ME, name: 'Me' }] : []),
    ...coworkers,
    ...(team?.members.filter(({ has_pin, is_me }) => has_pin && is_me) ?? []),
  ];
  const form = useSaveForm({
    schema: witnessForm,
    defaultValues: { result: 'agree' as string, member: isMineToConfirm ? ME : '', pin: '' },
    save: async ({ result, member, pin }) => {
      const agrees = result === 'agree';
      if (member === ME) return witness({ id: count.id, agrees, witnessId: null });
      const { data, error } = await start(member || (people[0]?.member_id ?? ''), pin, 'witness');
      if (data === undefined) return { error };
      return witness({ id: count.id, agrees, witnessId: data.id });
    },
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`${order.drug} ${order.dose}`}
      action={form.values.result === 'agree' ? `Confirm ${count.quantity}` : 'Reject entry'}
      failure="Not confirmed"
      isDisabled={people.length === 0}
      onCancel={onClose}
    >
      <p>
        {count.counted_by_name} entered {count.quantity}. A second person confirms it.
      </p>
      {people.length === 0 && (
        <p className={ui.muted}>
          No coworker has a PIN. They set it under “Switch caregiver” in their own account.
        </p>
      )}
      <SelectField label="Result" options={RESULTS} {...form.field('result')} />
      {form.values.member === ME ? (
        <SelectField
          label="Second person"
          options={people.map(({ member_id, name }) => [member_id, name] as const)}
          {...form.field('member')}
        />
      ) : (
        <PinFields
          label="Second person"
          members={people}
          member={form.field('member')}
          pin={form.field('pin')}
        />
      )}
    </SaveDialog>
  );
}
