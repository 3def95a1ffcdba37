import type { FeaturePage as Feature } from '../../content/features/featurePage.ts';
import { FeaturePage } from '../archetypes/FeaturePage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

const files = import.meta.glob<Record<string, Feature>>([
  '../../content/features/*.ts',
  '!../../content/features/featurePage.ts',
]);

export const { collection, Component } = lazyCollection(files, FeaturePage);
