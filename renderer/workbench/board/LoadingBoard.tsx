import { Skeleton } from '../../ui/state/Skeleton.tsx';
import styles from './Board.module.css';

/** Placeholder for the columns until their counts decide which are folded. */
export const LoadingBoard = () => (
  <div className={styles.columns} aria-busy="true">
    {[1, 2, 3, 4].map((place) => (
      <div key={place} className={styles.loadingColumn}>
        <Skeleton width="60%" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
      </div>
    ))}
  </div>
);
