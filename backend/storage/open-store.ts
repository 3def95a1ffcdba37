import type { Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { S3Store } from './s3-store.ts';

/** Opens the configured store of files: an S3 bucket, or the data folder. */
export const openFileStore = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStore =>
  s3 ? new S3Store(new S3Bucket(s3), s3.isDirect) : new FolderStore(dataDir);
