import { codeOf } from './callFunction.ts';
import type { DataClient } from './dataClient.ts';

/** Calls an edge function that renders a PDF; returns it as base64 so that a store can hold it. */
export async function callForPdf(client: DataClient, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body: { ...body } });
  if (error?.context instanceof Response) {
    const { status } = error.context;
    return { data: null, error: { code: await codeOf(error.context) }, status };
  }
  if (error) return { data: null, error };
  return { data: await toBase64(data as Blob), error: null };
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let place = 0; place < bytes.length; place += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(place, place + 0x8000));
  }
  return btoa(binary);
}
