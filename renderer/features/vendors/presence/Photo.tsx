import { useEffect, useState } from 'react';
import styles from './Presence.module.css';
import { usePortfolioPhotoQuery } from './presenceApi.ts';

interface PhotoProps {
  readonly path: string;
  readonly label: string;
}

/** A portfolio photo; an empty frame of the same size until it is loaded. */
export function Photo({ path, label }: PhotoProps) {
  // Only in the browser: a file that fails to load would keep the server from rendering the page.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const { currentData } = usePortfolioPhotoQuery(path, { skip: !isInBrowser });
  return currentData === undefined ? (
    <span className={styles.photo} role="img" aria-label={label} />
  ) : (
    <img src={currentData} alt={label} width={240} height={180} className={styles.photo} />
  );
}
