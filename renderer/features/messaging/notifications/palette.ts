import { linkTo } from '#shared/routes.ts';
import {
  matchesWords,
  type PaletteEntry,
  type PaletteOfFeature,
} from '../../../session/palette/paletteSource.ts';
import type { AppDispatch, RootState } from '../../../session/store.ts';
import { notificationActions } from './notificationActions.ts';

const links: readonly PaletteEntry[] = [
  {
    id: 'act-notifications-unread',
    label: 'Unread notifications',
    href: linkTo('notifications', undefined, { show: 'unread' }),
  },
  {
    id: 'act-notifications-preferences',
    label: 'Notification preferences',
    detail: 'Quiet hours, email, texts',
    href: linkTo('notificationsPreferences'),
  },
];

export const palette: PaletteOfFeature = {
  sources: [
    {
      title: 'Notifications',
      place: 70,
      find(words, { who, dispatch }) {
        if (who?.approval !== 'approved' || words.length === 0) return [];
        const markRead: PaletteEntry = {
          id: 'act-notifications-read',
          label: 'Mark all notifications as read',
          run: () => dispatch(markAllRead()),
        };
        return [markRead, ...links].filter((entry) => matchesWords(entry, words));
      },
    },
  ],
};

/** Marks all of the signed-in user's notifications as read. */
const markAllRead = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const userId = getState().session.session?.userId;
  if (userId !== undefined) {
    void dispatch(notificationActions.endpoints.markAllRead.initiate({ userId }));
  }
};
