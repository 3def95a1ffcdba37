import type { EducationArticle } from '../../content/education/course.ts';
import { Sections } from '../archetypes/ContentSection.tsx';
import layout from '../archetypes/layout.module.css';
import { ReadingFrame } from '../archetypes/ReadingPage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';
import { ArticleMeta } from '../publications/ArticleMeta.tsx';

const files = import.meta.glob<Record<string, EducationArticle>>(
  '../../content/education/articles/*.guide.md',
);

const ArticlePage = ({ page }: { readonly page: EducationArticle }) => (
  <ReadingFrame
    page={page}
    meta={
      <p className={layout.meta}>
        <ArticleMeta article={page} />
      </p>
    }
  >
    <Sections sections={page.sections} />
  </ReadingFrame>
);

export const { collection, Component } = lazyCollection(files, ArticlePage);
