import styles from './State.module.css';

interface SkeletonProps {
  /** Any CSS length; the skeleton takes the place of the final text, so nothing jumps. */
  readonly width?: string;
  readonly height?: string;
}

/** A quiet bar where text will be. Hidden from assistive technology: the screen says it is loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
