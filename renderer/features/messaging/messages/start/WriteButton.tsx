import { useState } from 'react';
import { DialogButton } from '../../../../ui/dialog/DialogButton.tsx';
import WriteDialog, { type WriteDialogProps } from './WriteDialog.tsx';

/** Sends a message to an agent or vendor and opens the conversation. */
export default function WriteButton({ to, name }: Omit<WriteDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Message {name}</DialogButton>
      {isOpen && <WriteDialog to={to} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
