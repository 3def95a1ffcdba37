import { Home, LogOut } from '@blueprintjs/icons';
import type { NavLink } from '#shared/navigation/nav-links.ts';
import { linkTo } from '#shared/routes.ts';
import { useAccessContext, useAccount } from '../../session/account/index.ts';
import { useAuth, useSignOut } from '../../session/auth/index.ts';
import { EmailText } from '../../ui/format/EmailText.tsx';
import { entryOf } from '../../ui/header/NavMenu.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { openRatingDialog } from '../../ui/rating/ratingEvents.ts';
import { StarIcon } from '../../ui/rating/StarIcon.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './UserMenu.module.css';

interface UserMenuProps {
  readonly account: readonly NavLink[];
  readonly settings: readonly NavLink[];
}

/** Account menu of the signed-in user, with sign-out. */
export function UserMenu({ account: own, settings }: UserMenuProps) {
  const { session, status } = useAuth();
  const { account } = useAccount();
  const mayRate = useAccessContext()?.approval === 'approved';
  const signOut = useSignOut();
  const email = account?.profile.email ?? session?.email ?? '';
  const name = account?.profile.full_name || session?.fullName || email;
  const sections = [
    { entries: own.map(entryOf) },
    { title: 'Settings', entries: settings.map(entryOf) },
    {
      entries: [
        ...(mayRate
          ? [{ name: 'Rate Your Experience', icon: <StarIcon />, onChoose: openRatingDialog }]
          : []),
        { name: 'Home page', icon: <Home />, href: linkTo('home') },
        { name: 'Log out', icon: <LogOut />, onChoose: () => void signOut() },
      ],
    },
  ].filter(({ entries }) => entries.length > 0);

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
      sections={sections}
    >
      <span className="visually-hidden">Your account: {name}</span>
      <span className={ui.line} aria-hidden="true">
        <span className={styles.initials}>{initialsOf(name)}</span>
        <span className={`${ui.truncate} ${styles.name}`}>{name}</span>
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
