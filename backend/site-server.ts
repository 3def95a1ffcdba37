import { Hono } from 'hono';
import { BROWSER_REPORTS_PATH } from '../shared/navigation/browserReports.ts';
import { setSecurityHeaders, setStrictTransportSecurity } from './http/headers.ts';
import { listen } from './http/listen.ts';
import { publicUrl } from './http/origins.ts';
import type { FetchAsVisitor } from './http/record-visibility.ts';
import type { Site } from './http/site.ts';
import type { Settings } from './settings.ts';

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Serves only the web app: a hosted project handles its API calls, and no embedded backend starts. */
export async function serveSite(
  settings: Settings,
  { url: projectUrl, publishableKey }: NonNullable<Settings['hosted']>,
  site: Site,
): Promise<SiteServer> {
  const project = new URL(projectUrl);
  const socket = `${project.protocol === 'https:' ? 'wss' : 'ws'}://${project.host}`;
  const app = new Hono();
  if (settings.publicUrl?.startsWith('https:')) app.use(setStrictTransportSecurity);
  app.use(
    setSecurityHeaders({
      connect: [project.origin, socket],
      media: [project.origin],
      embeds: settings.embeds,
      reports: `${project.origin}${BROWSER_REPORTS_PATH}`,
    }),
  );
  const fetchAsVisitor: FetchAsVisitor = (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', publishableKey);
    headers.delete('authorization');
    return fetch(new URL(`/rest/v1${path}`, project), { ...init, headers });
  };
  app.get('*', (c) => site(c.req.raw, fetchAsVisitor));
  const listener = await listen(app, settings.host, settings.port);
  return { url: publicUrl(settings, listener.port), close: listener.close };
}
