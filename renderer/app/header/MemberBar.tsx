import { Suspense } from 'react';
import { useAccount } from '../../session/account/index.ts';
import { HEADER_ITEMS } from '../../session/header/headerItem.ts';
import { useMemberNavigation } from '../../session/place/useMemberNavigation.ts';
import { Brand } from '../../ui/brand/Brand.tsx';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import styles from '../../ui/header/Header.module.css';
import { MenuDialogButton } from '../../ui/header/MenuDialogButton.tsx';
import { NavItemLink } from '../../ui/header/NavItemLink.tsx';
import { NavMenu } from '../../ui/header/NavMenu.tsx';
import { PaletteButton } from '../../ui/header/PaletteButton.tsx';
import { useBarFit } from '../../ui/header/useBarFit.ts';
import { ThemeToggle } from '../../ui/theme/ThemeToggle.tsx';
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
