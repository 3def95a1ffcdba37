import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
import type { Agreement } from './coBrokers.ts';
import { useTakeCoInquiryMutation } from './coBrokersApi.ts';

/** Inquiries about the listing, for a co-broker whose agreement allows viewing or replying. */
export function Inquiries({ agreement }: { readonly agreement: Agreement }) {
  const [take, { isLoading, originalArgs }] = useTakeCoInquiryMutation();
  const { id, inquiries, access, is_lister: isLister, state } = agreement;
  if (isLister || state !== 'signed' || access === 'none') return null;
  return (
    <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="inquiries">
      <h3 id="inquiries">Inquiries</h3>
      {inquiries.length === 0 ? (
        <p className={ui.note}>No inquiries yet.</p>
      ) : (
        <ul className={styles.lines}>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <div>
                <strong>{inquiry.name ?? 'No name'}</strong>
                <span className={ui.note}>{formatDay(inquiry.asked_at)}</span>
                <span>{inquiry.message}</span>
              </div>
              {access === 'work' &&
                (inquiry.is_taken ? (
                  <span className={ui.note}>In your leads</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={`Add to leads: ${inquiry.name ?? 'this inquiry'}`}
                    loading={isLoading && originalArgs?.inquiry === inquiry.id}
                    onClick={() => void take({ id, inquiry: inquiry.id })}
                  >
                    Add to leads
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
