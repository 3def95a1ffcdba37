import { Cross, Refresh } from '@blueprintjs/icons';
import { formatBytes } from '#shared/format/bytes.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import styles from './Attachments.module.css';
import type { Attachments } from './useAttachments.ts';

/** What goes along with a message that is being written, and how far each file is. */
export function AttachmentTray({ attachments }: { readonly attachments: Attachments }) {
  const { files, remove, retry } = attachments;
  if (files.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label="Files of this message">
      {files.map(({ id, name, size, state, sent, problem }) => (
        <li key={id} data-state={state}>
          <p className={styles.name} title={name}>
            {name}
          </p>
          <p className={styles.facts}>
            {problem ?? (state === 'ready' ? formatBytes(size) : `Sending, ${formatBytes(size)}`)}
          </p>
          {state === 'sending' && (
            <progress aria-label={`Sending ${name}`} max={Math.max(size, 1)} value={sent} />
          )}
          <span className={styles.acts}>
            {state === 'failed' && (
              <PlainButton
                variant="minimal"
                aria-label={`Go on with ${name}`}
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
