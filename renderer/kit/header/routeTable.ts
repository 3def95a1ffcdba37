import { createContext } from 'react';
import type { RouteTable } from '#shared/navigation/offers.ts';
import { routes } from '#shared/routes.ts';

/** The screens that menus may lead to: those that exist. A test may pretend that all do. */
export const RouteTableContext = createContext<RouteTable>(routes);
