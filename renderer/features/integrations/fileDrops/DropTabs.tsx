import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { keyStyles } from '../keys/index.ts';

/** Files that come in and files that go out. */
export const DropTabs = ({ at }: { readonly at: 'in' | 'out' }) => (
  <nav aria-label="Views" className={keyStyles.views}>
    <RouteLink to="integrationFileDrops" aria-current={at === 'in' ? 'page' : undefined}>
      In
    </RouteLink>
    <RouteLink to="integrationScheduledExports" aria-current={at === 'out' ? 'page' : undefined}>
      Out
    </RouteLink>
  </nav>
);
