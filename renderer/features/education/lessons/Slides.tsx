import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { SlidesBlock } from '../../../content/education/course.ts';
import { Prose } from '../../../site/blocks/Prose.tsx';
import styles from './Lessons.module.css';

/** Slides, one at a time. */
export function Slides({ slides }: Pick<SlidesBlock, 'slides'>) {
  const [place, setPlace] = useState(0);
  const slide = slides[place];
  if (slide === undefined) return null;
  return (
    <section aria-label="Slides" aria-roledescription="carousel" className={styles.slides}>
      <div aria-live="polite" className={styles.slide}>
        <h3>{slide.title}</h3>
        {slide.text.split('\n').map((line) => (
          <p key={line}>
            <Prose text={line} />
          </p>
        ))}
      </div>
      <div className={styles.controls}>
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          Previous slide
        </Button>
        <span>
          {place + 1} of {slides.length}
        </span>
        <Button disabled={place === slides.length - 1} onClick={() => setPlace(place + 1)}>
          Next slide
        </Button>
      </div>
    </section>
  );
}
