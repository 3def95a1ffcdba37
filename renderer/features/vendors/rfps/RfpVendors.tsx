import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import type { Bidder, RfpStatus, TeamRfp } from './rfps.ts';
import { useInviteRfpVendorsMutation, useRfpCandidatesQuery } from './rfpsApi.ts';

const CAN_INVITE: ReadonlySet<RfpStatus> = new Set(['draft', 'approval', 'approved', 'open']);

function statusOf({ status, is_winner: isWinner, is_shortlisted: isListed, bids }: Bidder) {
  if (isWinner) return { label: 'Awarded', intent: 'success' } as const;
  if (isListed) return { label: 'Shortlisted', intent: 'primary' } as const;
  if (bids.length > 0) return { label: 'Bid', intent: 'primary' } as const;
  if (status === 'intends') return { label: 'Intends to bid', intent: 'primary' } as const;
  if (status === 'declined') return { label: 'Declined', intent: 'none' } as const;
  return { label: 'Invited', intent: 'none' } as const;
}

/** Vendors of an RFP, and who else can be invited. */
export function RfpVendors({ rfp }: { readonly rfp: TeamRfp }) {
  const canInvite = rfp.rights.includes('manage') && CAN_INVITE.has(rfp.status);
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-label="Vendors">
        <h2>Vendors</h2>
        {rfp.vendors.length === 0 && (
          <EmptyState title="No vendors yet">
            {rfp.is_public
              ? 'Vendors who want to bid appear here.'
              : 'Invite at least one before you publish.'}
          </EmptyState>
        )}
        <ul className={styles.rows}>
          {rfp.vendors.map((vendor) => {
            const { label, intent } = statusOf(vendor);
            return (
              <li key={vendor.id}>
                <div className={styles.head}>
                  {vendor.vendor_id === null ? (
                    vendor.name
                  ) : (
                    <RouteLink to="vendor" params={{ vendorId: vendor.vendor_id }}>
                      {vendor.name}
                    </RouteLink>
                  )}
                  <Tag minimal intent={intent}>
                    {label}
                  </Tag>
                </div>
                {vendor.reason !== null && <p className={ui.note}>{vendor.reason}</p>}
                {vendor.status === 'intends' && !vendor.has_acknowledged && (
                  <p className={ui.note}>Latest amendment not acknowledged</p>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      {canInvite && (
        <section className={styles.part} aria-label="Invite vendors">
          <h2>Invite vendors</h2>
          <Invite rfp={rfp} />
        </section>
      )}
    </div>
  );
}

function Invite({ rfp }: { readonly rfp: TeamRfp }) {
  const query = useRfpCandidatesQuery({ id: rfp.id, words: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [invite, { error, isLoading }] = useInviteRfpVendorsMutation();

  async function send() {
    const result = await invite({ id: rfp.id, vendors: chosen });
    if (result.error === undefined) setChosen([]);
  }
  return (
    <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
      {(candidates) =>
        candidates === null || candidates.length === 0 ? (
          <p className={ui.note}>No other vendors match this trade and state.</p>
        ) : (
          <Form onSend={send} className={ui.stack8} aria-label="Invite vendors">
            <ul>
              {candidates.map(({ id, company_name: name }) => (
                <li key={id}>
                  <Checkbox
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen((before) =>
                        target.checked ? [...before, id] : before.filter((one) => one !== id),
                      )
                    }
                  >
                    {name}
                  </Checkbox>
                </li>
              ))}
            </ul>
            <ServerError title="Not invited" error={error} />
            <div className={ui.actions}>
              <Button type="submit" loading={isLoading} disabled={chosen.length === 0}>
                Invite vendors
              </Button>
            </div>
          </Form>
        )
      }
    </Loaded>
  );
}
