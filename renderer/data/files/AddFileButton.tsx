import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { FileChooser } from '../../ui/file/FileChooser.tsx';
import { UploadTray } from './UploadTray.tsx';
import type { Uploads } from './useUploads.ts';

interface AddFileButtonProps {
  /** What the files belong to. */
  readonly title: string;
  readonly uploads: Uploads;
  readonly isMultiple?: boolean;
}

/** Adds papers or photos of papers: a button and the running uploads. */
export function AddFileButton({ title, uploads, isMultiple = false }: AddFileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      {(isMultiple || uploads.files.length === 0) && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Add file: ${title}`}
          onClick={() => chooser.current?.click()}
        >
          Add file
        </Button>
      )}
      <UploadTray label={`Upload: ${title}`} uploads={uploads} />
      <FileChooser
        ref={chooser}
        label={isMultiple ? `Files of ${title}` : `File of ${title}`}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        isMultiple={isMultiple}
        onChoose={uploads.add}
      />
    </>
  );
}
