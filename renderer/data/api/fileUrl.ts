import { toDataUrl } from '../../ui/file/toDataUrl.ts';
import type { DataClient } from './dataClient.ts';

/**
 * Downloads a private file with the user's session and returns an object URL, to save it. Used where signed links are
 * not allowed because they would outlive the user's access.
 */
export async function fileUrl(client: DataClient, bucket: string, path: string) {
  const { data, error } = await client.storage.from(bucket).download(path);
  if (error) return { data: null, error };
  return { data: URL.createObjectURL(data), error: null };
}

/** Like `fileUrl`, for content to show: the content security policy allows no object URLs in images or requests. */
export async function dataUrlOf(client: DataClient, bucket: string, path: string) {
  const { data, error } = await client.storage.from(bucket).download(path);
  if (error) return { data: null, error };
  return { data: await toDataUrl(data), error: null };
}
