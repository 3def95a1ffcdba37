import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_rate_notice`. */
export interface RateNotice {
  readonly community: string;
  readonly address: string;
  readonly phone: string | null;
  readonly resident: string;
  readonly contact: string | null;
  readonly unit: string | null;
  readonly effective_on: string;
  readonly noticed_on: string;
  readonly room_cents: number | null;
  readonly room_cents_before: number | null;
}

/** Renders the letter that tells a resident of a new room rate. */
export async function renderRateNotice(notice: RateNotice, at = new Date()): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Rate notice', at);
  sheet.title('Notice of rate change', notice.community);
  sheet.facts([
    ['Date', formatCalendarDay(notice.noticed_on)],
    ['Resident', notice.resident],
    ['Attention', notice.contact ?? notice.resident],
    ['Unit', notice.unit ?? '—'],
    ['Rate now', notice.room_cents_before === null ? '—' : formatCents(notice.room_cents_before)],
    ['New rate', notice.room_cents === null ? 'Market rate' : formatCents(notice.room_cents)],
    ['Effective', formatCalendarDay(notice.effective_on)],
  ]);
  sheet.paragraph(
    `The monthly rate of your unit changes on ${formatCalendarDay(notice.effective_on)}. Charges for care and other services don't change with this notice.`,
  );
  sheet.paragraph(
    `If you have questions, contact the business office${notice.phone === null ? '' : ` at ${notice.phone}`}.`,
  );
  return await sheet.finish(`Rate notice · ${notice.community}`);
}
