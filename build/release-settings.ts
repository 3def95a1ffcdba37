import type { Configuration } from 'app-builder-lib';

/** Variables without which a release is not made; each system needs the first and its own. */
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
 * What a release has beyond `electron-builder.yml`: it is signed or it is not made. Accounts and the
 * place of the feed come from the environment; passwords stay there, where the signing tools read them.
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
    // One, not a list: the packer lays it over the first of the list that is written down.
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
