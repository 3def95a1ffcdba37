import { type OutboundNetwork, resolveTarget, type TargetFailure } from '../outbound-network.ts';
import type { FolderTarget } from './folder.ts';

const SFTP_PORT = 22;

interface Place {
  readonly address: string;
  readonly host_key: string | null;
}

/** Finds the server of an SFTP address and checks that it is on the public internet. */
export async function resolveFolder(
  { address, host_key: hostKey }: Place,
  secret: string,
  network: OutboundNetwork,
): Promise<FolderTarget | { readonly failure: TargetFailure }> {
  const { hostname, port, username, pathname } = new URL(address);
  // The guard of web addresses also finds and checks this server's addresses.
  const target = await resolveTarget(`https://${hostname}/`, network);
  if ('failure' in target) return target;
  return {
    address: target.address,
    port: Number(port) || SFTP_PORT,
    username: decodeText(username),
    secret,
    hostKey,
    folder: decodeFolder(pathname),
  };
}

const decodeFolder = (path: string): string => {
  const folder = decodeText(path);
  return folder.endsWith('/') ? folder : `${folder}/`;
};

/** Decodes a part of an address; text with a broken escape stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
