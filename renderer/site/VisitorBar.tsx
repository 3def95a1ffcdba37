import { use } from 'react';
import { Brand } from '../ui/brand/Brand.tsx';
import { lazyPart } from '../ui/chunk/lazyPart.tsx';
import styles from '../ui/header/Header.module.css';
import { MenuDialogButton } from '../ui/header/MenuDialogButton.tsx';
import { NavItemLink } from '../ui/header/NavItemLink.tsx';
import { NavMenu } from '../ui/header/NavMenu.tsx';
import { PaletteButton } from '../ui/header/PaletteButton.tsx';
import { LinkButton } from '../ui/link/LinkButton.tsx';
import { SignInStatusContext } from '../ui/presence/SignInStatus.tsx';
import { useVisitorNavigation } from './useVisitorNavigation.ts';

const VisitorMenu = lazyPart(() => import('./VisitorMenu.tsx'));

/** Navigation bar for visitors. */
export function VisitorBar() {
  const { links, explore, roles, tour } = useVisitorNavigation();
  const isUnknown = use(SignInStatusContext) === 'unknown';
  return (
    <div className={`${styles.bar} ${isUnknown ? styles.unknown : ''}`}>
      <Brand to="home" />
      <nav aria-label="Main" className={styles.nav}>
        {links.map((offer) => (
          <NavItemLink key={offer.label} offer={offer} className={styles.navLink} />
        ))}
        <NavMenu menu={{ name: 'Explore', sections: [{ title: null, offers: explore }] }} />
        {roles.length > 0 && (
          <NavMenu menu={{ name: 'Choose Role', sections: [{ title: null, offers: roles }] }} />
        )}
      </nav>
      <div className={`${styles.tools} ${styles.visitor}`}>
        <PaletteButton />
        {tour !== null && <NavItemLink offer={tour} className={styles.tour} />}
        <LinkButton to="auth" intent="primary">
          Sign In / Sign Up
        </LinkButton>
        <MenuDialogButton menu={VisitorMenu} />
      </div>
    </div>
  );
}
