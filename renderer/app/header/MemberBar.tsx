import { Brand } from '../../kit/brand/Brand.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Header.module.css';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { NavMenu } from './NavMenu.tsx';
import { OfferLink } from './OfferLink.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { PilotSelector } from './PilotSelector.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useMemberNavigation } from './useNavigationData.ts';

/** The bar of a signed-in person: whose header it is follows the page and the person. */
export function MemberBar() {
  const { label, links, menus, account, settings, badge, pilotView } = useMemberNavigation();
  return (
    <div className={styles.bar}>
      <Brand to="dashboard" />
      {label !== '' && <span className={styles.label}>{label}</span>}
      <nav aria-label="Main" className={styles.nav}>
        {links.map((offer) => (
          <OfferLink key={offer.label} offer={offer} className={styles.navLink} />
        ))}
        {menus.map((menu) => (
          <NavMenu key={menu.name} menu={menu} />
        ))}
      </nav>
      <div className={styles.tools}>
        {badge !== null && (
          <span className={styles.standing} data-premium={badge === 'Premium'}>
            {badge}
          </span>
        )}
        {pilotView !== null && (
          <div className={styles.desktopOnly}>
            <PilotSelector view={pilotView} />
          </div>
        )}
        <PaletteButton />
        <div className={styles.desktopOnly}>
          <ThemeToggle />
        </div>
        <UserMenu account={account} settings={settings} />
        <MobileMenuButton />
      </div>
    </div>
  );
}
