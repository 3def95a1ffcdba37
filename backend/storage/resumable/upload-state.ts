import { z } from 'zod';

export const uploadStateSchema = z.object({
  id: z.uuid(),
  size: z.number().int().min(0),
  /** Bytes confirmed on disk, or in the bucket if machines share it. Anything after them in the file is ignored. */
  offset: z.number().int().min(0),
  createdAt: z.string(),
  party: z.string(),
  link: z.uuid().optional(),
  bucket: z.string(),
  name: z.string(),
  isUpsert: z.boolean(),
  isFinished: z.boolean(),
  metadata: z.record(z.string(), z.string().nullable()),
  /** Where the pieces in the bucket begin. */
  pieces: z.array(z.number().int().min(0)).default([]),
  /** Bytes of this machine's file that are in the bucket too. */
  shared: z.number().int().min(0).default(0),
});

/** State of a multi-request upload, kept across requests and restarts. */
export type UploadState = z.infer<typeof uploadStateSchema>;

export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;
