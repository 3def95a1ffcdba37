import type { FeaturePage as Feature } from '../../content/features/featurePage.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { StateMark } from '../blocks/StateMark.tsx';
import { AudiencePage } from './AudiencePage.tsx';
import layout from './layout.module.css';

interface FeaturePageProps {
  readonly page: Feature;
}

/** A feature, and how far it is: no page promises more than there is. */
export const FeaturePage = ({ page }: FeaturePageProps) => (
  <AudiencePage
    page={page}
    above={
      <p className={layout.meta}>
        <RouteLink to="featuresStatus">Features</RouteLink> · <StateMark state={page.state} />
      </p>
    }
  />
);
