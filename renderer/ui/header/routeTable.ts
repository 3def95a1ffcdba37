import { createContext } from 'react';
import type { RouteTable } from '#shared/navigation/nav-links.ts';

/** The screens menus can link to: only those that exist, unless a test treats all as existing. */
export const RouteTableContext = createContext<RouteTable | undefined>(undefined);
