import { formatCalendarDay } from '#shared/format/date.ts';
import { formatPrice } from '#shared/format/money.ts';
import { formatPercent } from '#shared/format/percent.ts';
import {
  CARE_TYPES,
  describeWaterfall,
  formatBps,
  formatProgress,
  OFFERING_RULES,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { MessageSponsor } from './MessageSponsor.tsx';
import { SponsorWire } from './OfferingWire.tsx';
import styles from './Syndication.module.css';
import type { Offering } from './syndicationShapes.ts';

/** Terms of an offering, and how cash is distributed. */
export function OverviewTab({ offering }: { readonly offering: Offering }) {
  const facts = [
    ['Rule', labelOf(OFFERING_RULES, offering.rule)],
    ['Care type', labelOf(CARE_TYPES, offering.care_type)],
    ['Offering size', formatPrice(offering.offering_cents)],
    ['Minimum', formatPrice(offering.minimum_cents)],
    ['Increment', formatPrice(offering.step_cents)],
    ['Preferred return', formatBps(offering.preferred_bps)],
    ['Fee on top', formatBps(offering.fee_bps)],
    ['Hold', `${offering.hold_months} months`],
    ['Opened', offering.opened_on === null ? '—' : formatCalendarDay(offering.opened_on)],
    ['Closes', formatCalendarDay(offering.closes_on)],
    ['Committed', committedText(offering)],
  ] as const;
  return (
    <div className={styles.columns}>
      <div className={ui.stack16}>
        <FactList className={styles.facts} facts={facts} />
        {offering.committed_cents !== null && (
          <meter
            className={styles.meter}
            aria-label="Committed"
            min={0}
            max={offering.offering_cents}
            value={offering.committed_cents}
          />
        )}
        <p className={styles.text}>{offering.summary}</p>
        {!offering.is_sponsor && <MessageSponsor offering={offering} />}
      </div>
      <div className={ui.stack16}>
        <section className={ui.stack8}>
          <h2 className={styles.title}>How cash is distributed</h2>
          <ol className={styles.order}>
            {describeWaterfall(offering).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        {offering.is_sponsor && <SponsorWire offeringId={offering.id} />}
      </div>
    </div>
  );
}

function committedText({ committed_cents, progress, offering_cents }: Offering): string {
  if (committed_cents !== null)
    return `${formatPrice(committed_cents)} (${formatPercent((committed_cents / offering_cents) * 100)})`;
  return progress === null ? 'Shown with five investors' : formatProgress(progress);
}
