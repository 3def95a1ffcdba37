import { logEntries } from '../../../telemetry/activity/eventBuffer.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';

/**
 * Saves this window's log of failures as a file the user can send to support. It has the same content as automatic
 * reports and names no person.
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
