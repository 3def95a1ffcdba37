import { useState } from 'react';
import { LazyImage } from '../picture/LazyImage.tsx';
import styles from './Avatar.module.css';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

interface AvatarProps {
  readonly name: string;
  readonly url?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A person's photo or initials, shown beside their name. */
export function Avatar({ name, url = null, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {url !== null && failed !== url ? (
        <LazyImage src={url} alt="" width={512} height={512} onError={() => setFailed(url)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
