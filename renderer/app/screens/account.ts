import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'account'> = {
  securitySettings: () => import('../../features/account/security/SecurityPage.tsx'),
  appSettings: () => import('../../features/desktop/settings/AppSettingsPage.tsx'),
  pendingChanges: () => import('../../features/desktop/offline/PendingPage.tsx'),
  workspaceSettings: () => import('../../features/teams/workspaces/WorkspacePage.tsx'),
  whiteLabelManager: () => import('../../features/teams/brand/BrandStudioPage.tsx'),
  notifications: () => import('../../features/messaging/notifications/NotificationsPage.tsx'),
  notificationsPreferences: () =>
    import('../../features/messaging/notifications/preferences/PreferencesPage.tsx'),
  profile: () => import('../../features/account/profile/ProfilePage.tsx'),
  messages: () => import('../../features/messaging/messages/MessagesPage.tsx'),
  conversation: () => import('../../features/messaging/messages/MessagesPage.tsx'),
};
