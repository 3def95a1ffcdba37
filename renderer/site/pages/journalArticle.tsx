import type { Article } from '../../content/journal/article.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { Sections } from '../archetypes/ContentSection.tsx';
import layout from '../archetypes/layout.module.css';
import { ReadingFrame } from '../archetypes/ReadingPage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';
import { ArticleMeta } from '../publications/ArticleMeta.tsx';
import styles from '../publications/Neighbors.module.css';

const files = import.meta.glob<Record<string, Article>>(
  '../../content/journal/articles/*.article.md',
);

const neighbours = makeDeferredPart(() => import('../publications/ArticleNeighbors.tsx'));

export const hydrate = neighbours.hydrate;

const ArticlePage = ({ page }: { readonly page: Article }) => (
  <ReadingFrame
    page={page}
    meta={
      <p className={layout.meta}>
        <ArticleMeta article={page} />
      </p>
    }
    after={
      <nav aria-label="More articles" className={styles.neighbours}>
        {neighbours.written}
      </nav>
    }
  >
    <Sections sections={page.sections} />
  </ReadingFrame>
);

export const { collection, Component } = lazyCollection(files, ArticlePage);
