import type { ApiPage as Api } from '../../content/integrations/apiPage.ts';
import { ApiPage } from '../archetypes/ApiPage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

export const { collection, Component } = lazyCollection(
  import.meta.glob<Record<string, Api>>('../../content/integrations/apis/*.ts'),
  ApiPage,
);
