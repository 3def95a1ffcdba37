import { Paperclip } from '@blueprintjs/icons';
import { useRef } from 'react';
import { MAX_MESSAGE_FILES, MESSAGE_FILE_TYPES } from '#shared/texts/files.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import type { Attachments } from './useAttachments.ts';

const ENDINGS = [...new Set(Object.values(MESSAGE_FILE_TYPES).flat())].map((one) => `.${one}`);

/** File picker for a message. */
export function AttachButton({ attachments }: { readonly attachments: Attachments }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={ENDINGS.join(',')}
        onChange={({ target }) => {
          attachments.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <PlainButton
        variant="minimal"
        aria-label="Attach files"
        disabled={attachments.files.length >= MAX_MESSAGE_FILES}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </PlainButton>
    </>
  );
}
