import type { Notice } from '../model.ts';

export const realTimeMonitoring: Notice = {
  lede: 'Messages, notifications and presence update live. Monitoring of incidents, shifts and census is not available yet, and no one watches your building. See [how notifications reach you](/features/notifications).',
  description:
    'Messages, notifications and presence update live on Haven Exchange. Monitoring of incidents, shifts and census is not available yet.',
  keywords: ['real-time monitoring', 'notifications', 'live updates'],
  next: [
    { label: 'How notifications reach you', to: '/features/notifications' },
    { label: 'Features status', to: '/features-status' },
  ],
};
