import {
  MAX_REPORTS_PER_BATCH,
  MAX_REPORTS_PER_ERROR,
} from '#shared/admin/operations/client-errors.ts';
import { ERROR_BUFFER_LIMIT } from '#shared/constants.ts';
import { type ClientError, parseClientError } from './parseFault.ts';
import { reportOf } from './report.ts';
import { sendReports } from './sendReports.ts';

/**
 * Reports errors on this page to our team. `public/first-paint.js` queues errors until the page is idle, then loads
 * this file. If nothing fails, nothing is loaded or requested.
 */
const errors: ClientError[] = [];
const unsent: ClientError[] = [];
const reportCounts = new Map<string, number>();
let isSending = false;

function take(event: Event): void {
  const error = parseClientError(event, errors);
  if (error === null) return;
  errors.push(error);
  if (errors.length > ERROR_BUFFER_LIMIT) errors.shift();
  const key = `${error.kind} ${error.message} ${error.frame}`;
  const before = reportCounts.get(key) ?? 0;
  reportCounts.set(key, before + 1);
  if (before < MAX_REPORTS_PER_ERROR && unsent.length < ERROR_BUFFER_LIMIT) unsent.push(error);
  void send();
}

/** Unsent reports go with the next error or when the network is back. Permanently rejected ones are dropped. */
async function send(): Promise<void> {
  if (isSending || !navigator.onLine) return;
  isSending = true;
  try {
    // Batches errors that occur together.
    await new Promise((resolve) => setTimeout(resolve, 500));
    while (unsent.length > 0) {
      const some = unsent.slice(0, MAX_REPORTS_PER_BATCH);
      if (!(await sendReports(some.map(reportOf)))) return;
      unsent.splice(0, some.length);
    }
  } finally {
    isSending = false;
  }
}

const pending = window.havenFaults?.waiting ?? [];
for (const event of pending.splice(0)) take(event);
// From now on, each error is reported as it happens.
pending.push = (...events) => {
  for (const event of events) take(event);
  return 0;
};
addEventListener('online', () => void send());
window.havenFaultReports = () => errors.map(reportOf);
