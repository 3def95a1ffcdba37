import { useState } from 'react';
import { DialogButton } from '../../../../ui/dialog/DialogButton.tsx';
import { StartDialog } from '../lazyDialogs.ts';
import type { FixedRecipient } from './StartDialog.tsx';

/** Sends a message to an agent or vendor and opens the conversation. */
export default function WriteButton({ to, name }: FixedRecipient) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Message {name}</DialogButton>
      {isOpen && <StartDialog to={to} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
