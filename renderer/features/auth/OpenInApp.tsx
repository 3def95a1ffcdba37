import { Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { appLink } from '#shared/desktop/deep-links.ts';
import type { EmailLinkType } from '#shared/host.ts';
import { useHost } from '../../host/HostContext.tsx';
import styles from './Auth.module.css';

interface OpenInAppProps {
  readonly tokenHash: string;
  readonly type: EmailLinkType;
}

/** The other way on from an e-mail link: into the desktop app, with the link unspent. */
export function OpenInApp({ tokenHash, type }: OpenInAppProps) {
  const { platform } = useHost();
  const [isAsked, setAsked] = useState(false);
  if (platform.kind === 'desktop') return null;
  return (
    <div className={styles.app}>
      <p>Do you work in the desktop app?</p>
      <a className={Classes.BUTTON} href={appLink(tokenHash, type)} onClick={() => setAsked(true)}>
        Open Haven
      </a>
      <p role="status">
        {isAsked &&
          'Go on in the app. If it did not open, it is not installed here: continue in this browser.'}
      </p>
    </div>
  );
}
