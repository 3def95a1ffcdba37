import { BrandMark } from '../brand/BrandMark.tsx';
import styles from './State.module.css';

/** A whole screen that waits, with the sentence that says for what. */
export function LoadingScreen({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.pulse}>
        <BrandMark size={40} />
      </span>
      <p>{label}</p>
    </div>
  );
}
