interface Rules {
  createHTML(markup: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

/** Initial content of frames created by this page. */
export const EMPTY_DOCUMENT = '<!doctype html>';

const isData = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

const RULES: Rules = {
  createHTML: (markup) => (markup === EMPTY_DOCUMENT ? markup : null),
  createScript: (text) => (isData(text) ? text : null),
  createScriptURL: (address) =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

let isTrusted = false;

/**
 * Installs a Trusted Types policy before our code needs one. It allows an empty document, structured data for search
 * engines, and script URLs of this origin; browsers reject all other markup and script text.
 */
export function installTrustedTypes(): void {
  if (isTrusted) return;
  isTrusted = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', RULES);
}
