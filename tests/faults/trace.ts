import { spawnSync } from 'node:child_process';

/** One system call of the traced backend. Other calls may have run between `begin` and `end`. */
export interface SystemCall {
  name: string;
  /** The file or connection behind the call's first argument. */
  target: string;
  /** Everything strace printed for the call, including the written bytes. */
  text: string;
  begin: number;
  end: number;
}

const CALL = /^(\d+)\s+(\w+)\(\d+<(.*?)>(?:[,)]| <unfinished)/;
const SLEEPING = / <unfinished \.\.\.>$/;
const RESUMED = /^(\d+)\s+<\.\.\. \w+ resumed>/;

/** Parses the output of `strace -f -yy -o`. Its lines are in chronological order. */
export function readTrace(trace: string): SystemCall[] {
  const calls: SystemCall[] = [];
  const unfinished = new Map<string, SystemCall>();
  for (const [line, text] of trace.split('\n').entries()) {
    const resumed = RESUMED.exec(text)?.[1];
    const sleeper = resumed && unfinished.get(resumed);
    if (sleeper) {
      sleeper.end = line;
      unfinished.delete(resumed);
    }
    const [, thread, name, target] = CALL.exec(text) ?? [];
    if (!thread || !name || target === undefined) continue;
    const isUnfinished = SLEEPING.test(text);
    const call = { name, target, text, begin: line, end: isUnfinished ? Infinity : line };
    calls.push(call);
    if (isUnfinished) unfinished.set(thread, call);
  }
  return calls;
}

const ESCAPES: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

/** Returns the first bytes a call wrote, parsed from strace's C string. */
export function bytesWritten({ text }: SystemCall, count: number): number[] {
  const start = text.indexOf('"') + 1;
  const quoted = text.slice(start, start + 4 * count);
  const characters = quoted.matchAll(/\\([0-7]{1,3})|\\(.)|([^"])/gs);
  return [...characters]
    .slice(0, count)
    .map(([, octal, escaped, plain]) =>
      octal
        ? Number.parseInt(octal, 8)
        : (ESCAPES[escaped ?? ''] ?? (escaped ?? plain ?? '').charCodeAt(0)),
    );
}

/** Slow enough that any response not waiting for the disk would arrive before its sync. */
const FSYNC_MICROSECONDS = 20_000;

/** Arguments that trace a program's writes and syncs on a disk with slow syncs. */
export const straceArguments = (output: string): string[] => [
  'strace',
  ...['-f', '--seccomp-bpf', '-yy', '-s', '65536', '-o', output],
  ...['-e', 'trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg'],
  ...['-e', `inject=fsync,fdatasync:delay_enter=${FSYNC_MICROSECONDS}`],
];

/** Returns why tracing isn't possible here; undefined if it is. */
export function straceUnavailableReason(): string | undefined {
  if (process.platform !== 'linux') return 'strace exists on Linux only';
  const result = spawnSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  });
  if (result.error) return 'strace is not installed';
  return result.status === 0 ? undefined : `strace may not trace here: ${result.stderr.trim()}`;
}
