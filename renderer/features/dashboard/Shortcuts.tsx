import { useMemberNavigation } from '../../core/place/useMemberNavigation.ts';
import { OfferLink } from '../../kit/header/OfferLink.tsx';
import styles from './Dashboard.module.css';

const MOST = 8;

/** The menus of this person, near at hand: whatever is built of them. */
export function Shortcuts() {
  const { links, menus, account, settings } = useMemberNavigation();
  const offers = [
    ...links,
    ...menus.flatMap(({ sections }) => sections.flatMap((section) => section.offers)),
    ...account,
    ...settings,
  ].filter(
    ({ href, isHere }, index, all) =>
      !isHere && all.findIndex((offer) => offer.href === href) === index,
  );
  if (offers.length === 0) return null;
  return (
    <nav aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Shortcuts</h2>
      <ul className={styles.shortcuts}>
        {offers.slice(0, MOST).map((offer) => (
          <li key={offer.href}>
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
