interface Rules {
  createHTML(markup: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

/** What a frame of this page's own starts with. */
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
 * Browsers with Trusted Types refuse every text that would become markup or a script. Called before one of ours
 * does: from here on they take an empty document, data for search engines, and a script's address of this origin.
 */
export function trustOwn(): void {
  if (isTrusted) return;
  isTrusted = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', RULES);
}
