import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Demos.module.css';

/** Inputs next to results, the layout of most parts. */
export const PartSkeleton = () => (
  <div role="status" aria-label="Loading…" className={styles.tool}>
    <Skeleton height="20rem" />
    <Skeleton height="28rem" />
  </div>
);
