import { createContext } from 'react';
import type { RouteTable } from '#shared/navigation/offers.ts';

/** The screens that menus may lead to: those that exist, unless a test pretends that all do. */
export const RouteTableContext = createContext<RouteTable | undefined>(undefined);
