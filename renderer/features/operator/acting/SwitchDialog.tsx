import { Button } from '@blueprintjs/core';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { z } from '../../../ui/form/schema.ts';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import type { Acting } from './acting.ts';
import { useCareTeamQuery } from './actingApi.ts';
import { PinFields } from './PinFields.tsx';
import { useStartTurn } from './useStartTurn.ts';

interface SwitchDialogProps {
  readonly communityId: string;
  readonly acting: Acting | null;
  readonly onStarted: (acting: Acting) => void;
  readonly onEnd: () => void;
  readonly onSetPin: () => void;
  readonly onClose: () => void;
}

const TITLE = 'Switch caregiver';

/** Identifies the person who charts next on this device. */
export function SwitchDialog(props: SwitchDialogProps) {
  const query = useCareTeamQuery(props.communityId);
  const members = query.currentData?.members.filter(({ has_pin }) => has_pin) ?? [];
  const hasPin = query.currentData?.has_pin ?? false;
  if (members.length > 0) return <SwitchForm {...props} hasPin={hasPin} members={members} />;
  return (
    <Dialog label={TITLE} place="panel" onClose={props.onClose}>
      <div className={operator.dialog}>
        <h2>{TITLE}</h2>
        <Loaded answer={query} waiting={<Skeleton height="8rem" />}>
          {() => (
            <EmptyState
              title="No PINs yet"
              action={
                <Button intent="primary" onClick={props.onSetPin}>
                  Set my PIN
                </Button>
              }
            >
              Set a PIN to chart on a shared device. Your coworkers set theirs in their own
              accounts.
            </EmptyState>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

const pinForm = z.object({ member: z.string(), pin: requiredLine(8, 'Enter the PIN.') });

interface SwitchFormProps extends SwitchDialogProps {
  readonly hasPin: boolean;
  readonly members: readonly { readonly member_id: string; readonly name: string }[];
}

function SwitchForm({
  acting,
  members,
  hasPin,
  onStarted,
  onEnd,
  onSetPin,
  onClose,
}: SwitchFormProps) {
  const start = useStartTurn();
  const form = useSaveForm({
    schema: pinForm,
    defaultValues: { member: members[0]?.member_id ?? '', pin: '' },
    save: ({ member, pin }) => start(member, pin, 'chart'),
    onSaved: (started) => {
      onStarted(started);
      onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      title={TITLE}
      action="Start turn"
      failure="Not switched"
      onCancel={onClose}
      beside={
        <>
          {acting !== null && (
            <Button variant="minimal" onClick={onEnd}>
              End turn
            </Button>
          )}
          <Button variant="minimal" onClick={onSetPin}>
            {hasPin ? 'Change my PIN' : 'Set my PIN'}
          </Button>
        </>
      }
    >
      {acting !== null && <p className={ui.muted}>Entries are recorded as {acting.name}.</p>}
      <PinFields
        label="Caregiver"
        members={members}
        member={form.field('member')}
        pin={form.field('pin')}
      />
    </SaveDialog>
  );
}
