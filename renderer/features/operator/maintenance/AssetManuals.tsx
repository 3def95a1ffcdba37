import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Files } from '../compliance/index.ts';
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
    <PanelDialog title={title} onClose={onClose}>
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
    </PanelDialog>
  );
}
