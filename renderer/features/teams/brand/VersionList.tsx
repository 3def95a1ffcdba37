import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brand.module.css';
import type { BrandVersion } from './brandShapes.ts';

interface VersionListProps {
  readonly versions: readonly BrandVersion[];
  readonly isBusy: boolean;
  readonly mayPublish: boolean;
  readonly onRestore: (version: number) => void;
}

/** Published versions, newest first, each with a restore button. */
export function VersionList({ versions, isBusy, mayPublish, onRestore }: VersionListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.versions}>
      <h2 id={id}>Published versions</h2>
      {versions.length === 0 ? (
        <p className={ui.aside}>
          Nothing published yet. Your team and your subdomain show the default branding.
        </p>
      ) : (
        <ol>
          {versions.map(({ version, product_name: name, surface, accent_light, by, at }, index) => (
            <li key={version}>
              <svg aria-hidden="true" width="28" height="20" viewBox="0 0 28 20">
                <rect width="14" height="20" fill={surface} />
                <rect x="14" width="14" height="20" fill={accent_light} />
              </svg>
              <span>
                <strong>
                  Version {version}, {name}
                </strong>
                <span className={ui.aside}>
                  {formatDateTime(at)}
                  {by === null ? '' : `, ${by}`}
                </span>
              </span>
              {index === 0 ? (
                <span className={ui.aside}>Current</span>
              ) : (
                <Button
                  size="small"
                  disabled={isBusy || !mayPublish}
                  aria-label={`Restore version ${version}`}
                  onClick={() => onRestore(version)}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
