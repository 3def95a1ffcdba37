import { offlineMessages } from '#shared/texts/offline.ts';
import styles from '../../ui/page/Message.module.css';

/** Shown in place of a screen that isn't cached while the server can't be reached. */
export function OfflineScreen() {
  return (
    <div className={styles.screen} role="status">
      <h1>{offlineMessages.screen.title}</h1>
      <p>{offlineMessages.screen.description}</p>
    </div>
  );
}
