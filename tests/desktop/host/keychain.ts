import { createHash } from 'node:crypto';

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** A fake system keychain like keytar's: strict about length, and silent while locked. */
export class ComputerKeychain {
  readonly #entries = new Map<string, string>();
  isLocked = false;

  readonly keytar = {
    getPassword: async (service: string, account: string) =>
      this.isLocked ? null : (this.#entries.get(`${service}|${account}`) ?? null),
    setPassword: async (service: string, account: string, secret: string) => {
      if (this.isLocked || Buffer.byteLength(secret) > 2560)
        throw new Error('The keychain refused.');
      this.#entries.set(`${service}|${account}`, secret);
    },
    deletePassword: async (service: string, account: string) => {
      if (this.isLocked) throw new Error('The keychain refused.');
      return this.#entries.delete(`${service}|${account}`);
    },
    // Ends the process on Linux.
    findCredentials: () => process.exit(139),
  };

  /** Returns the names of all session entries. */
  names(): string[] {
    return [...this.#entries.keys()].filter((name) => name.includes('haven.session'));
  }

  /** Returns the number of entries for proxies' passwords, without the test entry. */
  proxies(): number {
    const names = [...this.#entries.keys()];
    return names.filter((name) => /\|proxy\/[0-9a-f]{32}$/.test(name)).length;
  }

  session(): StoredSession {
    const { manifest, key } = this.#manifest();
    const parts = Array.from({ length: manifest.count }, (_, index) =>
      this.#entries.get(`${key}.${manifest.generation}.${index}`),
    );
    return JSON.parse(parts.join(''));
  }

  /** Simulates an app that was closed until its access token expired. */
  letSessionExpire(): void {
    const { manifest, key } = this.#manifest();
    const text = JSON.stringify({ ...this.session(), expires_at: 1 });
    const parts = text.match(/.{1,600}/gsu) ?? [];
    for (const [index, part] of parts.entries()) {
      this.#entries.set(`${key}.${manifest.generation}.${index}`, part);
    }
    const sha256 = createHash('sha256').update(text).digest('hex');
    this.#entries.set(key, JSON.stringify({ ...manifest, count: parts.length, sha256 }));
  }

  #manifest() {
    const key = [...this.#entries.keys()].find((name) => name.endsWith('/haven.session')) ?? '';
    const text = this.#entries.get(key);
    if (text === undefined) throw new Error('The keychain holds no session.');
    return { key, manifest: JSON.parse(text) as { generation: number; count: number } };
  }
}
