import { Button } from '@blueprintjs/core';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { MAX_MESSAGE_FILE_BYTES, messageFileMimeType } from '#shared/texts/files.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Transactions.module.css';
import { type OpenPortal, useSendFileMutation } from './portalApi.ts';

/** Sends one file at a time, added to the transaction's files. */
export function UploadFile({ opened }: { readonly opened: OpenPortal }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { error, isLoading }] = useSendFileMutation();

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const type = messageFileMimeType(file.name);
    const wrong =
      type === null
        ? "This file type isn't supported."
        : file.size > MAX_MESSAGE_FILE_BYTES
          ? `It is larger than ${formatBytes(MAX_MESSAGE_FILE_BYTES)}.`
          : null;
    setProblem(wrong);
    if (wrong !== null || type === null) return;
    const content = new Blob([file], { type });
    await send({ ...opened, id: crypto.randomUUID(), name: file.name.slice(-200), content });
  }
  return (
    <div className={ui.actions12}>
      <label className="visually-hidden" htmlFor={id}>
        File for the team
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        className="visually-hidden"
        onChange={take}
        tabIndex={-1}
      />
      <Button loading={isLoading} onClick={() => input.current?.click()}>
        Send file
      </Button>
      <span className={styles.quiet}>PDF, Word, Excel or an image.</span>
      {problem !== null && <p role="alert">{problem}</p>}
      <ServerError error={error} title="Not sent" />
    </div>
  );
}
