import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { saveFile } from '../../kit/file/saveFile.ts';
import { useArrivalFocus } from '../../kit/form/useFocus.ts';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

const FILE_NAME = 'haven-exchange-recovery-codes.txt';

/** The ten codes, this once. They leave the page when the person says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const title = useArrivalFocus<HTMLHeadingElement>();
  const text = `${codes.join('\n')}\n`;

  function download() {
    saveFile(FILE_NAME, new Blob([text], { type: 'text/plain' }));
  }

  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1}>
        Keep these recovery codes
      </h3>
      <p>
        Each one lets you in once without your authenticator app. They are shown only now; earlier
        ones no longer work.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={download}>Download</Button>
        <Button intent="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
