import { linkTo } from '#shared/routes.ts';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';

const VIEWS = [
  { name: 'keys', label: 'Keys', to: 'apiMarketplaceKeys' },
  { name: 'webhooks', label: 'Webhooks', to: 'apiMarketplaceWebhooks' },
  { name: 'apps', label: 'Apps', to: 'apiMarketplaceApps' },
  { name: 'assistants', label: 'Assistants', to: 'apiMarketplaceAssistants' },
] as const;

/** Views of the developer screens. */
export const ApiTabs = ({ at }: { readonly at: (typeof VIEWS)[number]['name'] }) => (
  <PageTabs
    of="apiMarketplaceKeys"
    views={[
      ...VIEWS.map(({ name, label, to }) => ({ label, to, isHere: name === at })),
      {
        label: 'Reference',
        address: linkTo('apiMarketplaceEntry', { apiId: 'records' }),
        isHere: false,
      },
    ]}
  />
);
