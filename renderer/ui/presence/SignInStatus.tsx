import { createContext, type ReactNode, use } from 'react';
import styles from './SignInStatus.module.css';

/**
 * `unknown` on prerendered pages and while the session loads. Content for both audiences is rendered then, and the
 * marker set by `public/first-paint.js` selects one in CSS.
 */
export type Presence = 'unknown' | 'visitor' | 'member';

export const SignInStatusContext = createContext<Presence>('unknown');

/** Content of a public page for members. Empty on the prerendered page, which visitors see. */
export const MemberSlot = createContext<ReactNode>(null);

interface ForProps {
  readonly children: ReactNode;
}

/** Renders its children only for visitors. */
export function ForVisitors({ children }: ForProps) {
  const presence = use(SignInStatusContext);
  if (presence === 'member') return null;
  return presence === 'visitor' ? children : <div className={styles.visitors}>{children}</div>;
}

/** Renders its children only for members. */
export function ForMembers({ children }: ForProps) {
  const presence = use(SignInStatusContext);
  if (presence === 'visitor') return null;
  return presence === 'member' ? children : <div className={styles.members}>{children}</div>;
}
