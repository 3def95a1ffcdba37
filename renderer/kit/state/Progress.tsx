import styles from './Progress.module.css';

/** A line along the upper edge while the next screen loads. */
export const Progress = () => <div className={styles.progress} aria-hidden="true" />;
