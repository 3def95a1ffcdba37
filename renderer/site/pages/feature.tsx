import type { FeaturePage as Feature } from '../../content/features/featurePage.ts';
import { FeaturePage } from '../archetypes/FeaturePage.tsx';
import { lazyCollection } from '../lazyCollection.tsx';
import { Component as NotFound } from './notFound.tsx';

export const { collection, Component } = lazyCollection(
  import.meta.glob<Record<string, Feature>>([
    '../../content/features/*.ts',
    '!../../content/features/{features,featurePage}.ts',
  ]),
  FeaturePage,
  NotFound,
);
