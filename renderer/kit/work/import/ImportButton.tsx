import { Suspense, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { lazyPart } from '../../chunk/lazyPart.tsx';
import { DialogButton } from '../../dialog/DialogButton.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';

const ImportDialog = lazyPart<ImportDialogProps>(() => import('./ImportDialog.tsx'));

/** Opens the way in for a file of records. */
export function ImportButton({ noun }: { readonly noun: Noun }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Import {noun.many}</DialogButton>
      {isOpen && (
        <Suspense>
          <ImportDialog noun={noun} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
