import { useEffect, useState } from 'react';
import { goToSection } from './goToSection.ts';
import styles from './SectionNavigator.module.css';
import { activeSection, type NavigatorSection, navigatorSections } from './sections.ts';

/** Where a section begins, or its fold while that is closed: what is not shown has no place of its own. */
function topOf(id: string): number | null {
  const section = document.getElementById(id);
  const shown = [section, section?.closest('[data-fold]')].find(
    (element) => element != null && element.getClientRects().length > 0,
  );
  return shown?.getBoundingClientRect().top ?? null;
}

/** Stays in sight and says which section is being read. */
export function SectionNavigator() {
  const [active, setActive] = useState<NavigatorSection | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setActive(activeSection(topOf));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // At the top nothing is being read yet; to measure would lay the whole page out.
    if (scrollY > 0) look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <nav aria-label="Sections of this page" className={styles.navigator}>
      <ul>
        {navigatorSections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goToSection(id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
