import type { HeaderItem } from '../../../core/header/headerItem.ts';
import { BellButton } from './BellButton.tsx';

export const header: HeaderItem = { place: 20, Component: BellButton };
