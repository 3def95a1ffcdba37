import { useEffect, useState } from 'react';
import { goToSection } from './goToSection.ts';
import styles from './SectionNavigator.module.css';
import { activeSection, type NavigatorSection, navigatorSections } from './sections.ts';

/** Top of a section, or of its collapsed heading: hidden sections have no position. */
function topOf(id: string): number | null {
  const section = document.getElementById(id);
  const shown = [section, section?.closest('[data-fold]')].find(
    (element) => element != null && element.getClientRects().length > 0,
  );
  return shown?.getBoundingClientRect().top ?? null;
}

/** A sticky navigator that highlights the section being read. */
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
    // At the top no section is active yet, and measuring would force layout of the whole page.
    if (scrollY > 0) look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <nav aria-label="On this page" className={styles.navigator}>
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
