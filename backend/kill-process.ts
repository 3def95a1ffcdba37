/**
 * Ends the process immediately. Not `process.exit`, which waits for threads, and one of them may be stuck. Saved data
 * is in the database's log, which the next start reads.
 */
export function killProcess(reason: string): void {
  process.stderr.write(`${reason} The process was ended; no saved data is lost.\n`);
  process.kill(process.pid, 'SIGKILL');
}
