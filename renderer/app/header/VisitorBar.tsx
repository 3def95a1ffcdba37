import { Brand } from '../../kit/brand/Brand.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import styles from './Header.module.css';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { NavMenu } from './NavMenu.tsx';
import { OfferLink } from './OfferLink.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { useVisitorNavigation } from './useNavigationData.ts';

/** The bar of somebody who is not signed in. */
export function VisitorBar() {
  const { links, roles, tour } = useVisitorNavigation();
  return (
    <div className={styles.bar}>
      <Brand to="home" />
      <nav aria-label="Main" className={styles.nav}>
        {links.map((offer) => (
          <OfferLink key={offer.label} offer={offer} className={styles.navLink} />
        ))}
        {roles.length > 0 && (
          <NavMenu menu={{ name: 'Choose Role', sections: [{ title: null, offers: roles }] }} />
        )}
      </nav>
      <div className={`${styles.tools} ${styles.visitor}`}>
        <PaletteButton />
        {tour !== null && <OfferLink offer={tour} className={styles.tour} />}
        <LinkButton to="auth" intent="primary">
          Sign In / Sign Up
        </LinkButton>
        <MobileMenuButton />
      </div>
    </div>
  );
}
