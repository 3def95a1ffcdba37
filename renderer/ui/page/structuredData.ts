import { installTrustedTypes } from '../trust/installTrustedTypes.ts';

/** Writes schema.org data for search engines, replacing earlier data with the same name. */
export function setStructuredData(key: string, data: object | null): HTMLScriptElement | null {
  for (const script of document.querySelectorAll(`script[data-told="${key}"]`)) script.remove();
  if (data === null) return null;
  installTrustedTypes();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.dataset.told = key;
  script.textContent = JSON.stringify(data);
  document.head.append(script);
  return script;
}
