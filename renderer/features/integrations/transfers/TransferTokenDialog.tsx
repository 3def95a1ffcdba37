import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { keyStyles } from '../keys/index.ts';

/** What the token of an address is for. */
export interface TokenUse {
  /** The function that answers at the address. */
  readonly path: 'file-drops' | 'scheduled-exports';
  readonly address: string;
  readonly note: string;
  readonly example: string;
  /** The command of the example, up to its headers. */
  readonly command: (url: string) => string;
  readonly hint?: string;
}

interface TransferTokenDialogProps {
  readonly use: TokenUse;
  readonly id: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** An address and its token, which is shown once. */
export function TransferTokenDialog({ use, id, token, onClose }: TransferTokenDialogProps) {
  const { path, address, note, example, command, hint } = use;
  const host = useHost();
  const [url, setUrl] = useState('');
  useEffect(() => {
    void host.backend().then((backend) => setUrl(`${backend.url}/functions/v1/${path}/${id}`));
  }, [host, path, id]);
  return (
    <Dialog label="Copy your token" place="panel" onClose={onClose}>
      <div className={keyStyles.panel}>
        <h2>Copy your token</h2>
        <p className={ui.note}>This is the only time it’s shown. {note}</p>
        <div className={keyStyles.secret}>
          <CopyLinkField label={address} address={url} noun="address" />
        </div>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Token" address={token} noun="token" />
        </div>
        <h3>{example}</h3>
        <pre className={keyStyles.code}>
          {`${command(url)} \\\n  -H "Authorization: Bearer ${token.slice(0, 8)}…"`}
        </pre>
        {hint !== undefined && <p className={ui.note}>{hint}</p>}
        <div className={ui.actions}>
          <Button intent="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
