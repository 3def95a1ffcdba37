import type { HeaderItem } from '../../core/header/headerItem.ts';
import { BrandWatch } from './BrandWatch.tsx';

/** It draws nothing in the header but a note of a brand on trial: it keeps what the header wears. */
export const header: HeaderItem = { place: 99, Component: BrandWatch, isSeldom: true };
