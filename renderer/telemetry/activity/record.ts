import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '#shared/constants.ts';
import type { ActivityGroup } from './vocabulary.ts';

export type DeviceType = 'mobile' | 'tablet' | 'desktop';

export const deviceType = (width: number): DeviceType =>
  width < TABLET_FROM_PX ? 'mobile' : width < DESKTOP_FROM_PX ? 'tablet' : 'desktop';

const BROWSERS = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR'],
  ['Firefox', 'Firefox/'],
  ['Firefox', 'FxiOS'],
  ['Chrome', 'Chrome/'],
  ['Chrome', 'CriOS'],
  ['Safari', 'Safari/'],
] as const;

export const browserName = (userAgent: string): string =>
  BROWSERS.find(([, sign]) => userAgent.includes(sign))?.[0] ?? 'Other';

/** Extracts the record from a path: `/property/3f0c…` refers to property 3f0c…. */
export function parseResource(path: string): { type: string; id: string } | null {
  const [, type = '', id = ''] = path.split('/');
  const isRecord = /^[0-9a-f-]{36}$/.test(id) || (/^[\w-]{1,64}$/.test(id) && /\d/.test(id));
  return isRecord ? { type, id } : null;
}

interface Act {
  readonly type: string;
  readonly group: ActivityGroup;
  readonly message: string;
  readonly path: string;
  readonly sessionId: string;
}

/**
 * Builds an activity row with the browser facts listed in the specification; only paths of URLs, because a query may
 * contain secrets.
 */
export function activityRow(userId: string, { type, group, message, path, sessionId }: Act) {
  const resource = parseResource(path);
  return {
    user_id: userId,
    activity_type: type,
    message,
    metadata: {
      user_agent: navigator.userAgent.slice(0, 512),
      page_url: path,
      referrer: originOf(document.referrer),
      session_id: sessionId,
      device_type: deviceType(innerWidth),
      browser_name: browserName(navigator.userAgent),
      timestamp: new Date().toISOString(),
      resource_type: resource?.type ?? null,
      resource_id: resource?.id ?? null,
      additional_data: { group },
    },
  };
}

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : '';
