import type { ClientErrorReport } from '#shared/admin/operations/client-errors.ts';
import { loadBackendAddress } from '../host/backendAddress.ts';
import { unwrapIpcAnswer } from '../host/desktop/unwrapIpcAnswer.ts';

/** On the desktop, the main process knows the workspace's address. */
const address = () =>
  window.haven === undefined
    ? loadBackendAddress()
    : unwrapIpcAnswer(window.haven.surroundings.backend());

/** Sends reports anonymously. Returns false if a retry makes sense; invalid or rate-limited reports are not retried. */
export async function sendReports(reports: readonly ClientErrorReport[]): Promise<boolean> {
  try {
    const { url, publishableKey } = await address();
    const response = await fetch(`${url}/rest/v1/rpc/report_faults`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ reports }),
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    });
    return response.ok || (response.status >= 400 && response.status < 500);
  } catch {
    return false;
  }
}
