import type { Area } from '../record.ts';

/** What an account is, and what reaches it. */
export const account = {
  routes: {
    securitySettings: {
      path: '/security-settings',
      access: 'signed-in',
      title: 'Security settings',
      description: 'Password, two-step sign-in, devices and recent sign-ins of your account.',
      indexed: false,
    },
    appSettings: {
      path: '/app-settings',
      access: 'public',
      staysOpen: true,
      isDesktopOnly: true,
      title: 'App settings',
      description: 'How the desktop app behaves on this computer.',
      indexed: false,
    },
    profile: {
      path: '/profile',
      access: 'signed-in',
      parent: 'dashboard',
      title: 'Your profile',
      description: 'Your name, your company, your roles and your subscription.',
      indexed: false,
    },
    notifications: {
      path: '/notifications',
      access: 'signed-in',
      title: 'Property Alerts',
      description: 'What you were told of your communities, your messages and your account.',
      indexed: false,
    },
    notificationsPreferences: {
      path: '/notifications-preferences',
      access: 'signed-in',
      parent: 'notifications',
      title: 'Notification Preferences',
      description: 'What reaches you by e-mail, text and on the desktop, and when it waits.',
      indexed: false,
    },
    messages: {
      path: '/messages',
      access: 'signed-in',
      title: 'Messages',
      description: 'What you and brokers, buyers and partners write to each other.',
      indexed: false,
    },
    conversation: {
      path: '/messages/:conversationId',
      access: 'signed-in',
      title: 'Conversation',
      description: 'One conversation with the people in it and what it is about.',
      indexed: false,
    },
  },
} as const satisfies Area;
