import { Facades } from '../../ui/brand/Facades.tsx';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { ForMembers, ForVisitors } from '../../ui/presence/SignInStatus.tsx';
import styles from './HomeCallToAction.module.css';
import { homeContent } from './homeContent.ts';

const DEAREST = { sort: 'price-high' } as const;

/** End of the home page with its main call to action. */
export const HomeCallToAction = () => (
  <section aria-labelledby="closing-title" className={`later screen-only ${styles.closing}`}>
    <div className={styles.words}>
      <h2 id="closing-title">{homeContent.closing}</h2>
      <ForMembers>
        <div className={styles.actions}>
          <LinkButton to="investmentOpportunities" query={DEAREST} intent="primary" size="large">
            Explore Premium Deals
          </LinkButton>
          <RouteLink to="demos">See Platform Demo</RouteLink>
        </div>
      </ForMembers>
      <ForVisitors>
        <div className={styles.actions}>
          <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
            Start Your Free Trial
          </LinkButton>
          <RouteLink to="demos">See Platform Demo</RouteLink>
          <p>
            Already a member? <RouteLink to="auth">Sign in</RouteLink>
          </p>
        </div>
      </ForVisitors>
    </div>
    <Facades />
  </section>
);
