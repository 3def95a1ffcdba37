import type { Configuration } from 'app-builder-lib';

/** Required environment variables of a release; each system needs the first and its own. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  every: ['HAVEN_UPDATE_URL'],
  win32: [
    'HAVEN_SIGNING_PUBLISHER',
    'HAVEN_SIGNING_ENDPOINT',
    'HAVEN_SIGNING_ACCOUNT',
    'HAVEN_SIGNING_PROFILE',
    'AZURE_TENANT_ID',
    'AZURE_CLIENT_ID',
    'AZURE_CLIENT_SECRET',
  ],
  darwin: ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  linux: [],
};

export class ReleaseIncomplete extends Error {}

/**
 * Release settings beyond `electron-builder.yml`: a release is always signed. Accounts and the feed URL come from the
 * environment; passwords stay there, where the signing tools read them.
 */
export function releaseSettings(
  env: Readonly<Record<string, string | undefined>>,
  platform: string,
): Configuration {
  const needed = [...(NEEDED.every ?? []), ...(NEEDED[platform] ?? [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) throw new ReleaseIncomplete(`A release needs ${missing.join(', ')}.`);
  const url = env.HAVEN_UPDATE_URL ?? '';
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new ReleaseIncomplete('HAVEN_UPDATE_URL must be an https address.');
  }
  const channel = env.HAVEN_UPDATE_CHANNEL ?? 'latest';
  return {
    forceCodeSigning: platform !== 'linux',
    // An object, not a list, because the packager merges it into the first entry of the configured list.
    publish: { provider: 'generic', url, channel },
    ...(platform === 'win32'
      ? {
          win: {
            azureSignOptions: {
              publisherName: env.HAVEN_SIGNING_PUBLISHER ?? '',
              endpoint: env.HAVEN_SIGNING_ENDPOINT ?? '',
              codeSigningAccountName: env.HAVEN_SIGNING_ACCOUNT ?? '',
              certificateProfileName: env.HAVEN_SIGNING_PROFILE ?? '',
            },
          },
        }
      : {}),
  };
}
