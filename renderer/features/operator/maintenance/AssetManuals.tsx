import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Files } from '../compliance/index.ts';
import styles from './Maintenance.module.css';
import type { Asset } from './maintenanceShapes.ts';

interface AssetManualsProps {
  readonly communityId: string;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Manuals of an asset: files of the community, and the link to the manufacturer. */
export function AssetManuals({ communityId, asset, onClose }: AssetManualsProps) {
  const title = `Manuals: ${asset.name}`;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <h2>{title}</h2>
          <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
        </header>
        {asset.files.length === 0 && asset.manual_url === null && (
          <p className={ui.muted}>Add the manual as PDF or pictures.</p>
        )}
        {asset.manual_url !== null && (
          <a href={asset.manual_url} target="_blank" rel="noreferrer">
            Open linked manual
          </a>
        )}
        <Files
          communityId={communityId}
          kind="asset"
          subjectId={asset.id}
          title={asset.name}
          files={asset.files}
          canChange
        />
      </div>
    </Dialog>
  );
}
