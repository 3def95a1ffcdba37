/** What may be reported of a native crash: no memory and no paths, only its location in a program. */
export interface NativeCrash {
  /** The system's exception code, or the signal. */
  readonly code: number;
  /** The program or library with the offset from its start. */
  readonly place: string | null;
}

const SIGNATURE = 0x504d444d; // "MDMP"
const EXCEPTION_STREAM = 6;
const MODULE_LIST_STREAM = 4;
const MODULE_BYTES = 108;
const X64_REGISTERS_BYTES = 1232;
/** A damaged file may claim any number. */
const MOST_STREAMS = 100;
const MOST_MODULES = 5000;
const LONGEST_NAME = 2000;

/** Reads the crash location from a minidump; null if it isn't one or is damaged. */
export function readMinidump(dump: Buffer): NativeCrash | null {
  try {
    if (dump.readUInt32LE(0) !== SIGNATURE) return null;
    const exception = streamOf(dump, EXCEPTION_STREAM);
    if (exception === null) return null;
    const code = dump.readUInt32LE(exception + 8);
    return { code, place: placeOf(dump, instructionOf(dump, exception)) };
  } catch (error) {
    // An offset outside the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Reads the instruction pointer. On some systems the exception's address is the memory accessed, so it comes from the
 * registers, whose layout depends on the processor: x64, or arm64 with a shorter record.
 */
function instructionOf(dump: Buffer, exception: number): bigint {
  const bytes = dump.readUInt32LE(exception + 160);
  const registers = dump.readUInt32LE(exception + 164);
  return dump.readBigUInt64LE(registers + (bytes >= X64_REGISTERS_BYTES ? 248 : 264));
}

function streamOf(dump: Buffer, streamType: number): number | null {
  const count = Math.min(dump.readUInt32LE(8), MOST_STREAMS);
  const directory = dump.readUInt32LE(12);
  for (let at = directory; at < directory + count * 12; at += 12) {
    if (dump.readUInt32LE(at) === streamType) return dump.readUInt32LE(at + 8);
  }
  return null;
}

function placeOf(dump: Buffer, address: bigint): string | null {
  const list = streamOf(dump, MODULE_LIST_STREAM);
  if (list === null) return null;
  const count = Math.min(dump.readUInt32LE(list), MOST_MODULES);
  for (let at = list + 4; at < list + 4 + count * MODULE_BYTES; at += MODULE_BYTES) {
    const base = dump.readBigUInt64LE(at);
    const size = BigInt(dump.readUInt32LE(at + 8));
    if (address < base || address >= base + size) continue;
    return `${nameAt(dump, dump.readUInt32LE(at + 20))}+0x${(address - base).toString(16)}`;
  }
  return null;
}

/** Folders are left out, since they may contain the user's name. */
function nameAt(dump: Buffer, at: number): string {
  const bytes = Math.min(dump.readUInt32LE(at), LONGEST_NAME);
  const path = dump.toString('utf16le', at + 4, at + 4 + bytes);
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
