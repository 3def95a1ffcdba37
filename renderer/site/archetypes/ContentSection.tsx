import type { ReactNode } from 'react';
import type { Section } from '#shared/home/content.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import styles from './layout.module.css';

interface ContentSectionProps extends Pick<Section, 'id' | 'heading'> {
  readonly children: ReactNode;
}

/** A page section with an anchor. */
export const ContentSection = ({ id, heading, children }: ContentSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={`later ${styles.section}`}>
    <h2 id={`${id}-title`}>{heading}</h2>
    <div className={styles.blocks}>{children}</div>
  </section>
);

interface SectionsProps {
  readonly sections: readonly Section[];
}

export const Sections = ({ sections }: SectionsProps) =>
  sections.map(({ id, heading, blocks }) => (
    <ContentSection key={id} id={id} heading={heading}>
      <Blocks blocks={blocks} />
    </ContentSection>
  ));
