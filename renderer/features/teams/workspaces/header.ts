import type { HeaderItem } from '../../../session/header/headerItem.ts';
import { TenantSwitcher } from './TenantSwitcher.tsx';

export const header: HeaderItem = { place: 5, Component: TenantSwitcher, isSeldom: true };
