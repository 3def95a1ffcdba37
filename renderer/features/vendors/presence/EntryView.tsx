import { formatMonth } from '#shared/format/date.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Photo } from './Photo.tsx';
import styles from './Presence.module.css';
import type { PublicEntry } from './presence.ts';

export const entryFacts = ({ category, state, month, client_name: client }: PublicEntry): string =>
  [
    VENDOR_CATEGORIES[category as VendorCategory] ?? category,
    stateName(state),
    formatMonth(new Date(`${month}-15T12:00:00`)),
    ...(client === null ? [] : [`for ${client}`]),
  ].join(' · ');

/** What the public reads of an entry: text and photos. */
export function EntryView({ entry }: { readonly entry: PublicEntry }) {
  return (
    <div className={ui.stack8}>
      <p className={ui.note}>{entryFacts(entry)}</p>
      <p className={ui.multiline}>{entry.summary}</p>
      {entry.photos.length > 0 && (
        <ul className={styles.photos} aria-label={`Photos of ${entry.title}`}>
          {entry.photos.map(({ id, path, caption }, at) => (
            <li key={id}>
              <Photo path={path} label={caption || `Photo ${at + 1} of ${entry.title}`} />
              {caption !== '' && <span className={ui.caption}>{caption}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
