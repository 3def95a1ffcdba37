import { Button } from '@blueprintjs/core';
import { encode } from 'uqr';
import { linkTo } from '#shared/routes.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { useReplaceLabelMutation, useRequestLabelsQuery } from './buildingApi.ts';
import styles from './Maintenance.module.css';
import { useWorkChoicesQuery } from './maintenanceApi.ts';

/** The server creates at most this many labels per request. */
const MOST_LABELS = 500;

interface LabelsProps {
  readonly communityId: string;
  readonly onClose: () => void;
}

/** Printable labels with a QR code for each unit and asset. Anyone who scans one can request work. */
export function Labels({ communityId, onClose }: LabelsProps) {
  const choices = useWorkChoicesQuery(communityId);
  return (
    <Loaded answer={choices} waiting={<Skeleton height="24rem" />}>
      {({ units, assets }) => (
        <LabelSheet
          communityId={communityId}
          unitIds={units.slice(0, MOST_LABELS).map(({ id }) => id)}
          assetIds={assets.slice(0, Math.max(0, MOST_LABELS - units.length)).map(({ id }) => id)}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
}

interface LabelSheetProps extends LabelsProps {
  readonly unitIds: readonly string[];
  readonly assetIds: readonly string[];
}

function LabelSheet({ communityId, unitIds, assetIds, onClose }: LabelSheetProps) {
  const query = useRequestLabelsQuery({ communityId, unitIds, assetIds });
  const [replace] = useReplaceLabelMutation();
  return (
    <div className={ui.stack12}>
      <div className={`${operator.bar} screen-only`}>
        <Button size="small" intent="primary" onClick={() => window.print()}>
          Print labels
        </Button>
        <Button size="small" onClick={onClose}>
          Back to assets
        </Button>
        <span className={ui.caption}>
          Anyone who scans a label can request work there, without an account.
        </span>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={<p className={ui.muted}>Add units or assets first.</p>}
      >
        {(labels) => (
          <ul className={styles.labels}>
            {labels.map(({ id, token, place }) => (
              <li key={id} className={styles.label}>
                <QrCode
                  text={`${window.location.origin}${linkTo('workRequest', { token })}`}
                  label={`QR code of ${place}`}
                />
                <strong>{place}</strong>
                <span>Scan to request maintenance</span>
                <Button
                  size="small"
                  variant="minimal"
                  className="screen-only"
                  aria-label={`Replace label of ${place}`}
                  onClick={() => void replace(id)}
                >
                  Replace
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

/** Margin a scanner needs around a code, in squares. */
const QUIET = 4;

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="white" d={`M0,0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
