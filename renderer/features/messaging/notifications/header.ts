import type { HeaderItem } from '../../../session/header/headerItem.ts';
import { BellButton } from './BellButton.tsx';

export const header: HeaderItem = { place: 20, Component: BellButton };
