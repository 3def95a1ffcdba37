import type { FeaturePage as Feature } from '../../content/features/featurePage.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import layout from '../archetypes/layout.module.css';
import { StateMark } from '../blocks/StateMark.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

interface FeaturePageProps {
  readonly page: Feature;
}

/** A feature page with its status, so that no page promises more than is built. */
const FeaturePage = ({ page }: FeaturePageProps) => (
  <AudiencePage
    page={page}
    above={
      <p className={layout.meta}>
        <RouteLink to="featuresStatus">Features</RouteLink> · <StateMark state={page.state} />
      </p>
    }
  />
);

const files = import.meta.glob<Record<string, Feature>>('../../content/features/*.feature.md');

export const { collection, Component } = lazyCollection(files, FeaturePage);
