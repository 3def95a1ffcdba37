import { Home, LogOut, Shield } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAccount } from '../../features/account/index.ts';
import { useSession, useSignOut } from '../../features/session/index.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { MenuButton } from '../../kit/menu/MenuButton.tsx';
import styles from './UserMenu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { session, status } = useSession();
  const { account } = useAccount();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const email = account?.profile.email ?? session?.email ?? '';
  const name = account?.profile.full_name || session?.fullName || email;

  return (
    <MenuButton
      label="Your account"
      isBusy={status === 'leaving'}
      heading={
        <p className={styles.person}>
          <strong>{name}</strong>
          {name !== email && (
            <span>
              <EmailText address={email} />
            </span>
          )}
        </p>
      }
      entries={[
        { name: 'Home page', icon: <Home />, onChoose: () => void navigate(linkTo('home')) },
        {
          name: 'Security settings',
          icon: <Shield />,
          onChoose: () => void navigate(linkTo('securitySettings')),
        },
        { name: 'Log out', icon: <LogOut />, onChoose: () => void signOut() },
      ]}
    >
      <span className="visually-hidden">Your account: {name}</span>
      <span className={styles.face} aria-hidden="true">
        <span className={styles.initials}>{initialsOf(name)}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </MenuButton>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '');
  return [words[0], words.length > 1 && !name.includes('@') ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
