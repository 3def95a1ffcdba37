import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'account'> = {
  securitySettings: () => import('../../features/security/SecurityPage.tsx'),
  appSettings: () => import('../../features/desktop/AppSettingsPage.tsx'),
  profile: () => import('../../features/profile/ProfilePage.tsx'),
  messages: () => import('../../features/messages/MessagesPage.tsx'),
  conversation: () => import('../../features/messages/MessagesPage.tsx'),
};
