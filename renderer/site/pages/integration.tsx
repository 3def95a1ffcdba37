import type { Integration } from '../../content/integrations/integration.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

/** Those without an address of their own in the catalogue. */
export const { collection, Component } = lazyCollection(
  import.meta.glob<Record<string, Integration>>('../../content/integrations/others/*.ts'),
  IntegrationPage,
);
