import type { FunctionEnv } from '../function-env.ts';
import { dropboxSign } from './dropbox-sign.ts';
import type { SigningService } from './signing-service.ts';

const USUAL_URL = 'https://api.hellosign.com/v3';
/** A shorter key could be guessed, and it also authenticates the webhook. */
const SHORTEST_KEY = 20;

/** Returns the configured service, or null if outside signing is disabled. */
export function getSigningService({ secrets = {}, fetch }: FunctionEnv): SigningService | null {
  const { HAVEN_SIGN_API_KEY: key, HAVEN_SIGN_API_URL: configuredUrl } = secrets;
  if (!key || key.length < SHORTEST_KEY) return null;
  const url = (configuredUrl || USUAL_URL).replace(/(?<!\/)\/+$/, '');
  return isSafe(url) ? dropboxSign({ url, key, fetch }) : null;
}

/** True for HTTPS, or for a fake on this machine. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isHere));
}
