import { type ReactNode, useEffect, useState } from 'react';
import { getActiveBrand } from '../../../session/brand/activeBrand.ts';
import { Facades } from '../../../ui/brand/Facades.tsx';
import styles from './Auth.module.css';

interface AuthFrameProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form beside a short product summary. Forms set `method="post"` so that a submit before the script loads never
 * puts a password in the URL.
 */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  // Set after the first paint: the server-rendered document is the same for every workspace.
  const [own, setOwn] = useState<ReturnType<typeof getActiveBrand>>(null);
  useEffect(() => setOwn(getActiveBrand()), []);
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
          <p>{own?.title || 'The marketplace for senior-living real estate.'}</p>
        </blockquote>
        {own !== null && own.text !== '' && <p>{own.text}</p>}
        <Facades />
        <ul>
          <li>Licensed beds, occupancy, and cap rate at a glance</li>
          <li>Listings and vendors reviewed by our team before they go live</li>
          <li>Direct replies from brokers you contact</li>
        </ul>
      </aside>
    </div>
  );
}
