import { useState } from 'react';
import { DialogButton } from '../../../kit/dialog/DialogButton.tsx';
import WriteDialog, { type WriteDialogProps } from './WriteDialog.tsx';

/** Writes to an agent or a vendor, and leads on to the conversation. */
export default function WriteButton({ to, name }: Omit<WriteDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Message {name}</DialogButton>
      {isOpen && <WriteDialog to={to} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
