import styles from './Progress.module.css';

/** Progress line along the top edge while the next screen loads. */
export const Progress = () => <div className={styles.progress} aria-hidden="true" />;
