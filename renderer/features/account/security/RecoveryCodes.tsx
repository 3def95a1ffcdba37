import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

const FILE_NAME = 'haven-exchange-recovery-codes.txt';

/** The ten recovery codes, shown once; hidden after the user confirms saving them. */
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
        Save these recovery codes
      </h3>
      <p>
        Each code signs you in once without your authenticator app. They're shown only now, and
        earlier codes no longer work.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={ui.wrap}>
        <Button
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={download}>Download</Button>
        <Button intent="primary" onClick={onKept}>
          I've saved them
        </Button>
      </div>
    </div>
  );
}
