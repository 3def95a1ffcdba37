import { Cross, Refresh } from '@blueprintjs/icons';
import { formatBytes } from '#shared/format/bytes.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Uploads.module.css';
import type { Uploads } from './useUploads.ts';

interface UploadTrayProps {
  readonly label: string;
  readonly uploads: Uploads;
}

/** Uploads in progress. */
export function UploadTray({ label, uploads }: UploadTrayProps) {
  const { files, remove, retry } = uploads;
  if (files.length === 0) return null;
  return (
    <ul className={`${ui.wrap} ${styles.tray}`} aria-label={label}>
      {files.map(({ id, name, size, state, sent, problem }) => (
        <li key={id} data-state={state}>
          <p className={`${ui.truncate} ${styles.name}`} title={name}>
            {name}
          </p>
          <p className={styles.facts}>
            {problem ?? (state === 'ready' ? formatBytes(size) : `Uploading, ${formatBytes(size)}`)}
          </p>
          {state === 'sending' && (
            <progress aria-label={`Uploading ${name}`} max={Math.max(size, 1)} value={sent} />
          )}
          <span className={styles.acts}>
            {state === 'failed' && (
              <PlainButton
                variant="minimal"
                aria-label={`Resume ${name}`}
                onClick={() => retry(id)}
              >
                <Refresh />
              </PlainButton>
            )}
            <PlainButton variant="minimal" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              <Cross />
            </PlainButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
