import type { HeaderItem } from '../../../session/header/headerItem.ts';
import { BrandWatch } from './BrandWatch.tsx';

/** Renders only the brand preview note in the header, and keeps the header's branding applied. */
export const header: HeaderItem = { place: 99, Component: BrandWatch, isSeldom: true };
