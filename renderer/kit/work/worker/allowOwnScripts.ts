interface Rules {
  createScriptURL(address: string): string | null;
}

interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

let isAllowed = false;

/**
 * Before a worker is made out of an address: browsers with Trusted Types take one of this origin from here on, and
 * report any other.
 */
export function allowOwnScripts(): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
