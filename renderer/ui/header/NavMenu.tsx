import type { NavLink } from '#shared/navigation/nav-links.ts';
import type { HeaderMenu } from '#shared/navigation/navigation.ts';
import { MenuButton, type MenuEntry } from '../menu/MenuButton.tsx';
import styles from './Header.module.css';

export const entryOf = ({ label, href, badge, isHere }: NavLink): MenuEntry => ({
  name: label,
  href,
  badge,
  isHere,
});

/** A menu in the bar. */
export function NavMenu({ menu }: { readonly menu: HeaderMenu }) {
  const isHere = menu.sections.some(({ offers }) => offers.some((offer) => offer.isHere));
  return (
    <MenuButton
      label={menu.name}
      align="start"
      className={`${styles.menuButton} ${isHere ? styles.here : ''}`}
      sections={menu.sections.map(({ title, offers }) => ({ title, entries: offers.map(entryOf) }))}
    >
      <span>{menu.name}</span>
    </MenuButton>
  );
}
