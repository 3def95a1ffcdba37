import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Materials.module.css';
import { openedCountText, type Version } from './materials.ts';
import { useEndMaterialLetterMutation } from './materialsApi.ts';

interface ReadersProps {
  readonly versions: readonly Version[];
  readonly onOpen: (version: Version) => void;
}

/** Who received or opened each version, newest first. */
export function MaterialRecipients({ versions, onOpen }: ReadersProps) {
  const [end] = useEndMaterialLetterMutation();
  return (
    <ul className={styles.readers} aria-label="Versions and readers">
      {versions.map((one, place) => (
        <li key={one.id}>
          <div className={styles.version}>
            {place === 0 ? (
              <span>Version {one.version}</span>
            ) : (
              <Button size="small" onClick={() => onOpen(one)}>
                Version {one.version}
              </Button>
            )}
            <span className={ui.note}>
              {formatDay(one.made_at)}
              {one.sent.length + one.opened.length === 0 && ' · not shared yet'}
            </span>
          </div>
          <ul>
            {one.sent.map((delivery) => (
              <li key={delivery.id}>
                <span>
                  {delivery.name} <EmailText address={delivery.recipient} />
                </span>
                <span className={ui.note}>
                  Sent {formatDay(delivery.sent_at)}
                  {delivery.sent_by !== null && ` by ${delivery.sent_by}`} ·{' '}
                  {openedCountText(delivery.openings)} {delivery.is_ended && '· link closed '}
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`${delivery.is_ended ? 'Reopen link' : 'Close link'} for ${delivery.name}`}
                    onClick={() => end({ id: delivery.id, ends: !delivery.is_ended })}
                  >
                    {delivery.is_ended ? 'Reopen link' : 'Close link'}
                  </Button>
                </span>
              </li>
            ))}
            {one.opened.map((reader) => (
              <li key={reader.name + reader.opened_at}>
                <span>{reader.name}</span>
                <span className={ui.note}>
                  {openedCountText(reader.openings)}, last {formatDay(reader.last_at)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
