import { LinkButton } from '../../kit/link/LinkButton.tsx';
import styles from '../../kit/page/Message.module.css';

/** Stands at every address that nothing else has. */
export function NotFound() {
  return (
    <div className={styles.screen}>
      <p className={styles.id}>404</p>
      <h1>Page not found</h1>
      <p>The address may be mistyped, or the page has moved. Start again from the home page.</p>
      <div className={styles.actions}>
        <LinkButton to="home" intent="primary">
          Go Home
        </LinkButton>
      </div>
    </div>
  );
}
