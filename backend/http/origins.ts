import { networkInterfaces } from 'node:os';
import { linkTo } from '../../shared/routes.ts';
import type { Settings } from '../settings.ts';
import { isSubdomainOf } from './brands.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** The desktop app's own scheme. */
const DESKTOP_ORIGIN = 'app://haven';

export const isLoopback = (address: string): boolean =>
  address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);

/** True if a URL can only be opened on this machine. */
export const isLoopbackUrl = (url: string): boolean => {
  const { hostname } = new URL(url);
  return LOOPBACK.includes(hostname) || isLoopback(hostname);
};

/** Local URL of this process, regardless of proxies. */
export const listeningUrl = ({ host }: Pick<Settings, 'host'>, port: number): string =>
  `http://${hostOf(host)}:${port}`;

/** The public URL, used in emailed links. */
export function publicUrl(settings: Settings, port: number): string {
  return settings.publicUrl ?? listeningUrl(settings, port);
}

const hostOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** Returns a check for the host names this server serves. */
export function knownHosts(settings: Settings, port: () => number): (host: string) => boolean {
  const names = new Set([...LOOPBACK, hostOf(settings.host)]);
  if (settings.host === '0.0.0.0' || settings.host === '::') {
    for (const entry of Object.values(networkInterfaces()).flat()) {
      if (entry) names.add(entry.family === 'IPv6' ? `[${entry.address}]` : entry.address);
    }
  }
  const published = settings.publicUrl ? new URL(settings.publicUrl).host : undefined;
  return (host) => {
    if (host === published || (published !== undefined && isSubdomainOf(host, published)))
      return true;
    const [, name = '', portText] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    // Names below `localhost` always resolve to this machine.
    const isOwnHost = names.has(name) || isSubdomainOf(name, 'localhost');
    return isOwnHost && Number(portText ?? 80) === port();
  };
}

/** Origins whose pages may call the API: this server, the desktop app, and configured ones. */
export function allowedOrigins(
  settings: Settings,
  port: () => number,
): (origin: string) => boolean {
  const extra = new Set([DESKTOP_ORIGIN, ...settings.allowedOrigins]);
  return (origin) =>
    extra.has(origin) ||
    origin === publicUrl(settings, port()) ||
    LOOPBACK.some((name) => origin === `http://${name}:${port()}`);
}

/** The screens an emailed link may open; no other page ever receives a session. */
const LANDINGS = [
  linkTo('home'),
  linkTo('auth'),
  linkTo('authConfirm'),
  linkTo('resetPassword'),
  linkTo('dashboard'),
];

/** Allowed auth redirect targets: this site, the desktop app, and configured sites. */
export function redirectAllowList(settings: Settings): string[] {
  const loopback = LOOPBACK.map((name) => `http://${name}:${settings.port}`);
  const origins = [DESKTOP_ORIGIN, ...settings.allowedOrigins, ...(settings.port ? loopback : [])];
  const elsewhere = origins.flatMap((origin) => LANDINGS.map((path) => origin + path));
  return [...LANDINGS, ...elsewhere, 'haven://auth', 'haven://auth/**'];
}
