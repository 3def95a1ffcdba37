import type { Intent } from '@blueprintjs/core';
import type { SiteWidget } from './widgetsApi.ts';

export const WIDGET_KINDS: Readonly<Record<SiteWidget['kind'], string>> = {
  listings: 'My listings',
  lead_form: 'Lead form',
};

export const WIDGET_THEMES: Readonly<Record<SiteWidget['theme'], string>> = {
  light: 'Light',
  dark: 'Dark',
  auto: 'Follow the visitor’s setting',
};

const PROBLEMS: Readonly<Record<string, string>> = {
  revoked: 'Revoked',
  owner: 'Hidden: no access',
  no_form: 'Hidden: form deleted or moved',
  form_off: 'Hidden: form is off',
  confidential: 'Hidden: confidential listing',
};

export function widgetStatus({ problem }: SiteWidget): {
  readonly label: string;
  readonly intent: Intent;
} {
  if (problem === null) return { label: 'On', intent: 'success' };
  return {
    label: PROBLEMS[problem] ?? problem,
    intent: problem === 'revoked' ? 'none' : 'warning',
  };
}

/** Returns the origin of a website as people type it; undefined if it isn't one. */
export function parseOrigin(typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname, username, password } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const isPublic = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/.test(hostname);
  if (username !== '' || password !== '') return undefined;
  return (protocol === 'https:' && isPublic) || (protocol === 'http:' && isLocal)
    ? origin
    : undefined;
}

export const splitWebsites = (typed: string): readonly string[] =>
  typed.split(/[\s,;]+/).filter(Boolean);

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const HEIGHTS: Readonly<Record<SiteWidget['kind'], number>> = { listings: 900, lead_form: 760 };

export const widgetUrl = (backend: string, id: string): string =>
  `${backend}/functions/v1/widget/${id}`;

/** Returns the HTML that a website includes to show a widget. */
export const widgetSnippet = (backend: string, { id, kind, title }: SiteWidget): string =>
  `<iframe src="${widgetUrl(backend, id)}" title="${escapeAttribute(title)}" width="100%" height="${HEIGHTS[kind]}" style="border:0" loading="lazy"></iframe>`;
