import { createContext, type ReactNode, use } from 'react';
import styles from './Presence.module.css';

/**
 * `unknown` on a page that was written at build and while the session loads. What is meant for one
 * of the two is then all there, and the mark that `public/first-paint.js` sets decides in CSS.
 */
export type Presence = 'unknown' | 'visitor' | 'member';

export const PresenceContext = createContext<Presence>('unknown');

/** What the app shows a member on the home page. Empty on the prerendered page, which visitors see. */
export const MemberSlot = createContext<ReactNode>(null);

interface ForProps {
  readonly children: ReactNode;
}

/** Shown to somebody who is not signed in. */
export function ForVisitors({ children }: ForProps) {
  const presence = use(PresenceContext);
  if (presence === 'member') return null;
  return presence === 'visitor' ? children : <div className={styles.visitors}>{children}</div>;
}

/** Shown to somebody signed in. */
export function ForMembers({ children }: ForProps) {
  const presence = use(PresenceContext);
  if (presence === 'visitor') return null;
  return presence === 'member' ? children : <div className={styles.members}>{children}</div>;
}
