import { Upload, type UploadOptions } from 'tus-js-client';
import { backend } from './backend.ts';

type Where = { bucketName: string; objectName: string } & Record<string, string>;
type Options = Omit<UploadOptions, 'endpoint' | 'metadata'> & { url?: string; path?: string };

export interface ResumableUploadResult {
  /** Where the upload can be resumed. */
  url: string | null;
  /** The server's response if it rejected the upload. */
  refusal?: { status: number; body: string };
}

/** Uploads with the real TUS client until done or rejected. */
export function uploadResumable(
  content: Buffer,
  metadata: Where,
  { url = backend().url, path = '', ...options }: Options = {},
): Promise<ResumableUploadResult> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${url}/storage/v1/upload/resumable${path}`,
      metadata,
      retryDelays: null,
      uploadDataDuringCreation: true,
      chunkSize: 6 * 1024 * 1024,
      ...options,
      onSuccess: () => resolve({ url: upload.url }),
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        if (!response) return reject(error);
        const rejection = { status: response.getStatus(), body: response.getBody() };
        resolve({ url: upload.url, refusal: rejection });
      },
    });
    upload.start();
  });
}

/** Sends the start of an upload and stops; resolves with its resume URL. */
export function startResumableUpload(
  content: Buffer,
  metadata: Where,
  { url = backend().url, path = '', ...options }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${url}/storage/v1/upload/resumable${path}`,
      metadata,
      retryDelays: null,
      chunkSize: Math.ceil(content.length / 3),
      ...options,
      onChunkComplete: () => {
        void upload.abort().then(() => resolve(upload.url ?? ''));
      },
      onError: reject,
    });
    upload.start();
  });
}

export async function bearerOf(client: {
  auth: { getSession(): Promise<{ data: { session: { access_token: string } | null } }> };
}): Promise<Record<string, string>> {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
}
