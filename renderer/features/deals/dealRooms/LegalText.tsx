import styles from './Rooms.module.css';

/** A scrollable legal text to be signed. */
export const LegalText = ({ title, body }: { readonly title: string; readonly body: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
  <section className={styles.terms} aria-label={title} tabIndex={0}>
    {body}
  </section>
);
