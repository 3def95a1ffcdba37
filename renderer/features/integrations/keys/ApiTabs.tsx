import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Keys.module.css';

/** Views of the developer screens. */
export const ApiTabs = ({ at }: { readonly at: 'keys' | 'webhooks' | 'apps' | 'assistants' }) => (
  <nav aria-label="Views" className={styles.views}>
    <RouteLink to="apiMarketplaceKeys" aria-current={at === 'keys' ? 'page' : undefined}>
      Keys
    </RouteLink>
    <RouteLink to="apiMarketplaceWebhooks" aria-current={at === 'webhooks' ? 'page' : undefined}>
      Webhooks
    </RouteLink>
    <RouteLink to="apiMarketplaceApps" aria-current={at === 'apps' ? 'page' : undefined}>
      Apps
    </RouteLink>
    <RouteLink
      to="apiMarketplaceAssistants"
      aria-current={at === 'assistants' ? 'page' : undefined}
    >
      Assistants
    </RouteLink>
    <RouteLink to="apiMarketplaceEntry" params={{ apiId: 'records' }}>
      Reference
    </RouteLink>
  </nav>
);
