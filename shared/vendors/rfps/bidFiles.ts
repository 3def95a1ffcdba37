export const MAX_BID_FILES = 10;
/** The same as in `rfp-files`, where files are stored once the bid is opened. */
export const MAX_BID_FILE_BYTES = 25 * 1024 * 1024;

/** A file as its sealed bid lists it. Its key is nowhere else. */
export interface BidFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly key: string;
}

/** A sealed file starts with its AES-GCM initialization vector and ends with a tag of 16 bytes. */
export const BID_FILE_IV_BYTES = 12;
export const BID_FILE_OVERHEAD_BYTES = BID_FILE_IV_BYTES + 16;
