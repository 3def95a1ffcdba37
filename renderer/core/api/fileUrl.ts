import type { DataClient } from './dataClient.ts';

/**
 * Downloads a private file with the reader's own session and returns an address of this page for it. Used where links
 * are refused because a link would outlive the reader's right.
 */
export async function fileUrl(client: DataClient, bucket: string, path: string) {
  const { data, error } = await client.storage.from(bucket).download(path);
  if (error) return { data: null, error };
  return { data: URL.createObjectURL(data), error: null };
}
