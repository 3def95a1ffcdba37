import { logEntries } from '../../core/activity/eventBuffer.ts';
import { saveFile } from '../../kit/file/saveFile.ts';

/**
 * What did not work in this window and what failed, as a file that somebody may send to support: the same as the team
 * is told by itself, in which nothing names a person.
 */
export function downloadSupportLog(): void {
  const log = {
    saved_at: new Date().toISOString(),
    version: window.havenFaults?.version ?? '',
    log: logEntries.entries,
    errors: window.havenFaultReports?.() ?? [],
  };
  const text = JSON.stringify(log, null, 2);
  saveFile('haven-exchange-log.json', new Blob([text], { type: 'application/json' }));
}
