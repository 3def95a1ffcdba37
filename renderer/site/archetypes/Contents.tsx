import { useEffect, useState } from 'react';
import type { Section } from '#shared/home/content.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/** Table of contents: beside the text if there is room, otherwise collapsed above it. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections);
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={`${styles.folded} screen-only`}>
        <summary>On this page</summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
      <nav aria-label="On this page" className={styles.rail}>
        <p aria-hidden="true">On this page</p>
        {list}
      </nav>
    </>
  );
}

/** The section being read; null above the first. */
function useCurrentSection(sections: ContentsProps['sections']): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(entered.target.id);
      },
      // A line in the upper third of the viewport.
      { rootMargin: '-25% 0px -74%' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
