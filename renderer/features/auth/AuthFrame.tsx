import { type ReactNode, useEffect, useState } from 'react';
import { wornBrand } from '../../core/brand/worn.ts';
import { Facades } from '../../kit/brand/Facades.tsx';
import styles from './Auth.module.css';

interface AuthFrameProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form on one side, a quiet reminder of what is inside on the other. Forms say `method="post"`: should a
 * browser send one before its script is there, no password stands in an address.
 */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  // After the first paint: the document that the server wrote is the same for every workspace.
  const [own, setOwn] = useState<ReturnType<typeof wornBrand>>(null);
  useEffect(() => setOwn(wornBrand()), []);
  return (
    <div className={styles.frame}>
      <section className={styles.panel}>
        <header className={styles.heading}>
          <h1>{title}</h1>
          {description !== undefined && <p>{description}</p>}
        </header>
        {children}
      </section>
      <aside className={styles.aside}>
        <blockquote>
          <p>{own?.title || 'Priced by the bed, judged by the care.'}</p>
        </blockquote>
        {own !== null && own.text !== '' && <p>{own.text}</p>}
        <Facades />
        <ul>
          <li>Communities with licensed beds, occupancy and cap rate on one line</li>
          <li>Listings and vendors that the team reviews before anybody finds them</li>
          <li>Brokers who answer you directly, once you have written to them</li>
        </ul>
      </aside>
    </div>
  );
}
