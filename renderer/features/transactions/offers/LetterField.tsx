import { formatBytes } from '#shared/format/bytes.ts';
import { UploadTray } from '../../../core/files/UploadTray.tsx';
import type { Uploads } from '../../../core/files/useUploads.ts';
import { DropZone } from '../../../kit/work/files/DropZone.tsx';
import { LARGEST_LETTER } from './useLetter.ts';

/** The letter of intent of an offer, which goes on where the line broke. */
export const LetterField = ({ uploads }: { readonly uploads: Uploads }) => (
  <>
    {uploads.files.length === 0 && (
      <DropZone
        label="Add the letter of intent"
        hint={`PDF or Word, up to ${formatBytes(LARGEST_LETTER)}.`}
        onFiles={uploads.add}
      />
    )}
    <UploadTray label="Letter of intent" uploads={uploads} />
  </>
);
