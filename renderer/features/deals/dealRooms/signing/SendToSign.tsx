import { useState } from 'react';
import { SaveDialog } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../../ui/form/Problem.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { line } from '../../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Rooms.module.css';
import type { RoomItem, RoomView } from '../roomShapes.ts';
import { TextButton } from '../TextButton.tsx';
import {
  useRoomSigningQuery,
  useSendToSignMutation,
  useSignersOfVersionQuery,
} from './roomSigningApi.ts';

interface SendToSignProps {
  readonly room: RoomView;
  readonly item: RoomItem;
}

/** Sends a PDF for signature, for managers of a room whose workspace connected DocuSign. */
export function SendToSign({ room, item }: SendToSignProps) {
  const [isOpen, setOpen] = useState(false);
  const isPdf = item.type === 'application/pdf' && item.version_id !== null;
  const { data } = useRoomSigningQuery(room.id, { skip: !room.runs || !isPdf });
  if (!isPdf || data?.sender == null) return null;
  return (
    <>
      <TextButton aria-label={`Send for signature: ${item.name}`} onClick={() => setOpen(true)}>
        Send for signature
      </TextButton>
      {isOpen && (
        <SendDialog
          room={room}
          item={item}
          versionId={item.version_id ?? ''}
          sender={data.sender}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const toSign = z.object({ signerIds: z.array(z.string()), message: line(1000) }).check(
  z.refine(({ signerIds }) => signerIds.length > 0 && signerIds.length <= 10, {
    error: 'Choose 1 to 10 people.',
    path: ['signerIds'],
  }),
);

interface SendDialogProps extends SendToSignProps {
  readonly versionId: string;
  readonly sender: string;
  readonly onClose: () => void;
}

function SendDialog({ room, item, versionId, sender, onClose }: SendDialogProps) {
  const signers = useSignersOfVersionQuery({ roomId: room.id, versionId });
  const [send] = useSendToSignMutation();
  const form = useSaveForm({
    schema: toSign,
    defaultValues: { signerIds: [] as string[], message: '' },
    save: (values, id) => send({ ...values, id, roomId: room.id, versionId }),
    onSaved: onClose,
  });
  const chosen = form.values.signerIds;
  const { error } = form.field('signerIds');
  const choose = (ids: string[]) =>
    form.setValue('signerIds', ids, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <SaveDialog
      form={form}
      title="Send for signature"
      action="Send document"
      failure="Not sent"
      onCancel={onClose}
    >
      <p className={ui.note}>
        {item.name} is sent from the DocuSign account that {sender} connected. Signers get an email
        from DocuSign, one after the other. The signed PDF is added to this folder.
      </p>
      <Loaded
        answer={signers}
        waiting={<Skeleton height="6rem" />}
        nothing={
          <p className={ui.note}>No one else can open this document. Give a group access first.</p>
        }
      >
        {(people) => (
          <fieldset className={styles.signers}>
            <legend className={ui.caption}>Signers, in this order</legend>
            {people.map(({ id, name, email }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {chosen.includes(id) && `${chosen.indexOf(id) + 1}. `}
                {name} <span className={ui.caption}>{email}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </Loaded>
      <Problem text={error} />
      <TextField label="Message" isOptional {...form.field('message')} />
    </SaveDialog>
  );
}
