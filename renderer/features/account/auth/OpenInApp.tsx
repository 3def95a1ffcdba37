import { Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { appLink } from '#shared/desktop/deep-links.ts';
import type { EmailLinkType } from '#shared/host.ts';
import { serverOfPage } from '../../../host/backendAddress.ts';
import { useHost } from '../../../host/HostContext.tsx';
import styles from './Auth.module.css';

interface OpenInAppProps {
  readonly tokenHash: string;
  readonly type: EmailLinkType;
}

/** Opens the email link in the desktop app instead, without redeeming it. */
export function OpenInApp({ tokenHash, type }: OpenInAppProps) {
  const { platform } = useHost();
  const [isOpening, setOpening] = useState(false);
  if (platform.kind === 'desktop') return null;
  return (
    <div className={styles.app}>
      <p>Using the desktop app?</p>
      <a
        className={Classes.BUTTON}
        href={appLink(tokenHash, type, serverOfPage())}
        onClick={() => setOpening(true)}
      >
        Open Haven
      </a>
      <p role="status">
        {isOpening &&
          "Continue in the app. If it didn't open, it isn't installed. Continue in this browser."}
      </p>
    </div>
  );
}
