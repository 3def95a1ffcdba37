import { BrandMark } from '../brand/BrandMark.tsx';
import styles from './State.module.css';

/** A full-screen loading state with its message. */
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
