import type { RouteName } from '#shared/routes.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** The assistant over a screen; loads when it first opens. */
export const ChatDrawer = lazyPart(() => import('./ChatDrawer.tsx'));

/** Screens with their own field or viewer in the corner, and the assistant's own page. */
const WITHOUT: readonly (RouteName | null)[] = [
  'aiAssistant',
  'messages',
  'conversation',
  'dealRoom',
];

/** Whether the assistant opens over a screen. */
export const hasChat = (name: RouteName | null): boolean => !WITHOUT.includes(name);
