import { Suspense } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { HEADER_ITEMS } from '../../core/header/headerItem.ts';
import { useMemberNavigation } from '../../core/place/useMemberNavigation.ts';
import { Brand } from '../../kit/brand/Brand.tsx';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import styles from '../../kit/header/Header.module.css';
import { MenuDialogButton } from '../../kit/header/MenuDialogButton.tsx';
import { NavItemLink } from '../../kit/header/NavItemLink.tsx';
import { NavMenu } from '../../kit/header/NavMenu.tsx';
import { PaletteButton } from '../../kit/header/PaletteButton.tsx';
import { useBarFit } from '../../kit/header/useBarFit.ts';
import { ThemeToggle } from '../../kit/theme/ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

const HeaderItems = lazyPart(() => import('./HeaderItems.tsx'));
const PilotSelector = lazyPart(() => import('./PilotSelector.tsx'));
const MemberMenu = lazyPart(() => import('./MemberMenu.tsx'));

/** Width of an icon button with spacing; same as `.items` in the styles. */
const ITEM_REM = 2.75;

/** Header of a signed-in user, chosen by page and account. */
export function MemberBar() {
  const { account: known, isFetching } = useAccount();
  const { label, links, menus, account, settings, badge, pilotView } = useMemberNavigation();
  const names = [links.map((offer) => offer.label), menus.map((menu) => menu.name)].join();
  const barRef = useBarFit(names);
  return (
    <div ref={barRef} className={styles.bar}>
      <Brand to="dashboard" />
      {label !== '' && <span className={styles.label}>{label}</span>}
      <nav aria-label="Main" className={styles.nav}>
        {links.map((offer) => (
          <NavItemLink key={offer.label} offer={offer} className={styles.navLink} />
        ))}
        {menus.map((menu) => (
          <NavMenu key={menu.name} menu={menu} />
        ))}
      </nav>
      {/* Content depends on the account, and its arrival must not shift the layout. */}
      <div className={styles.tools} data-waiting={known === undefined && isFetching}>
        {badge !== null && (
          <span className={styles.standing} data-premium={badge === 'Premium'}>
            {badge}
          </span>
        )}
        {pilotView !== null && (
          <div className={styles.desktopOnly}>
            <Suspense>
              <PilotSelector view={pilotView} />
            </Suspense>
          </div>
        )}
        <PaletteButton />
        <div className={styles.items} style={{ minInlineSize: `${HEADER_ITEMS * ITEM_REM}rem` }}>
          <Suspense>
            <HeaderItems />
          </Suspense>
        </div>
        <div className={styles.desktopOnly}>
          <ThemeToggle />
        </div>
        <UserMenu account={account} settings={settings} />
        <MenuDialogButton menu={MemberMenu} />
      </div>
    </div>
  );
}
