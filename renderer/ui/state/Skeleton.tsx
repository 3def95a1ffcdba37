import styles from './State.module.css';

interface SkeletonProps {
  /** Any CSS length. The skeleton matches the size of the final text, so the layout doesn't jump. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder bar for text. Hidden from assistive technology, because the screen announces that it is loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
