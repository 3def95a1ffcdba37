import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'account'> = {
  securitySettings: () => import('../../features/security/SecurityPage.tsx'),
  appSettings: () => import('../../features/desktop/AppSettingsPage.tsx'),
  pendingChanges: () => import('../../features/offline/PendingPage.tsx'),
  workspaceSettings: () => import('../../features/tenants/WorkspacePage.tsx'),
  whiteLabelManager: () => import('../../features/brand/BrandStudioPage.tsx'),
  notifications: () => import('../../features/notifications/NotificationsPage.tsx'),
  notificationsPreferences: () =>
    import('../../features/notifications/preferences/PreferencesPage.tsx'),
  profile: () => import('../../features/profile/ProfilePage.tsx'),
  messages: () => import('../../features/messages/MessagesPage.tsx'),
  conversation: () => import('../../features/messages/MessagesPage.tsx'),
};
