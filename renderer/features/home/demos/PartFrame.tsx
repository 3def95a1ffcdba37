import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { StartButton } from '../../../ui/presence/StartButton.tsx';
import styles from './Demos.module.css';
import { PartSkeleton } from './PartSkeleton.tsx';
import { type PartName, parts } from './parts.ts';

const components = new Map<string, ComponentType>(
  Object.entries(parts).map(([name, { load }]) => [name, lazyPart(load)]),
);

interface PartFrameProps {
  readonly name: PartName;
  readonly title: string;
  readonly lead: string;
  /** Shown between the heading and the part. */
  readonly ways?: ReactNode;
}

export function PartFrame({ name, title, lead, ways }: PartFrameProps) {
  const Part = components.get(name) ?? PartSkeleton;
  return (
    <Page>
      <PageHeader title={title} description={lead} />
      <p className={styles.note}>
        <strong>This is a preview with demo data.</strong> It uses public listings, and what you
        enter stays on this page. <RouteLink to="demos">All demos</RouteLink>
      </p>
      {ways}
      <Suspense fallback={<PartSkeleton />}>
        <Part />
      </Suspense>
      <section aria-label="Next" className={styles.closing}>
        <p>{parts[name].promise}</p>
        <StartButton />
      </section>
    </Page>
  );
}
