import type { HeaderItem } from '../../../core/header/headerItem.ts';
import { TenantSwitcher } from './TenantSwitcher.tsx';

export const header: HeaderItem = { place: 5, Component: TenantSwitcher, isSeldom: true };
