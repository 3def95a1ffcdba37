import { createContext, type ReactNode } from 'react';

/** What the app shows a member on the home page. Empty on the prerendered page, which visitors see. */
export const MemberSlot = createContext<ReactNode>(null);
