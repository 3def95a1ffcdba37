import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { UpdateStatus, UpdatesPort } from '#shared/desktop/updates.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Updates.module.css';
import { useUpdates } from './useUpdates.ts';

interface UpdateNoticeProps {
  readonly updates: UpdatesPort;
}

/** Non-blocking notice of an update that is ready to install or that failed. */
export function UpdateNotice({ updates }: UpdateNoticeProps) {
  const { standing } = useUpdates(updates);
  const [isRequested, setRequested] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const notice = standing === null ? null : noticeOf(standing, isRequested);

  async function restart() {
    setRequested(true);
    setClosed(false);
    await updates.restart().catch(() => false);
  }

  return (
    <div role="status">
      {notice === 'ready' && (
        <aside aria-label="Update" className={styles.notice}>
          <p>A new version is ready.</p>
          <div className={ui.row}>
            <Button
              size="small"
              variant="minimal"
              onClick={() => void updates.postpone().catch(() => undefined)}
            >
              Later
            </Button>
            <Button size="small" onClick={() => void restart()}>
              Restart
            </Button>
          </div>
        </aside>
      )}
      {notice === 'failed' && !isClosed && (
        <aside aria-label="Update" className={styles.notice}>
          <p>
            Update failed. <RouteLink to="appSettings">See details</RouteLink>
          </p>
          <div className={ui.row}>
            <Button size="small" variant="minimal" onClick={() => setClosed(true)}>
              Close
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
}

function noticeOf({ state, isPostponed }: UpdateStatus, isRequested: boolean) {
  if (state.kind === 'ready') return isPostponed ? null : 'ready';
  if (state.kind !== 'error') return null;
  // Other failures come from background checks; only the settings show them.
  return state.reason === 'not-taken' || isRequested ? 'failed' : null;
}
