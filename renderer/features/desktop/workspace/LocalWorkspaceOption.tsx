import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import type { WorkspacePort } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Chooser.module.css';
import { DeleteLocalData } from './DeleteLocalData.tsx';
import { useLocalData } from './useLocalData.ts';

interface LocalOfferProps {
  readonly workspace: WorkspacePort;
  /** True if this workspace is open now. */
  readonly isOpen: boolean;
}

/** The local backend with demo data. */
export function LocalWorkspaceOption({ workspace, isOpen }: LocalOfferProps) {
  const [hasFailed, setFailed] = useState(false);
  const { data, read } = useLocalData(workspace);
  const hasData = data !== null && data.bytes > 0;
  return (
    <section className={styles.way} aria-labelledby="local">
      <h2 id="local">Try it on this computer</h2>
      <p>
        Your own workspace with demo accounts, listings, and deals. It runs on this computer and no
        data leaves it.
      </p>
      {hasData ? (
        <Facts>
          <Fact name="Existing data">{formatBytes(data.bytes)}</Fact>
          <Fact name="Folder">{data.folder}</Fact>
        </Facts>
      ) : (
        <p>The first start sets up the database and takes about a minute.</p>
      )}
      <FormError notice={hasFailed ? { title: '', description: workspaceMessages.failed } : null} />
      <div className={ui.actions}>
        <Button
          size="large"
          disabled={isOpen}
          onClick={() => {
            setFailed(false);
            workspace.chooser.openLocal().catch(() => setFailed(true));
          }}
        >
          {isOpen ? 'Open now' : hasData ? 'Continue on this computer' : 'Try it on this computer'}
        </Button>
        {hasData && <DeleteLocalData workspace={workspace} onDeleted={() => void read()} />}
      </div>
    </section>
  );
}
