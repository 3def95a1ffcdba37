import { useEffect, useState } from 'react';
import { goToSection } from './goToSection.ts';
import styles from './SectionNavigator.module.css';
import { activeSection, type NavigatorSection, navigatorSections } from './sections.ts';

const topOf = (id: string): number | null =>
  document.getElementById(id)?.getBoundingClientRect().top ?? null;

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
