import {
  type AttentionItem,
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const offeringsIn = getNumbers(
  'offerings',
  s.object({
    to_accept: s.number,
    to_review: s.number,
    to_decide: s.number,
    to_finish: s.number,
    to_sign: s.number,
    to_pay: s.number,
    to_link: s.number,
    to_record: s.number,
  }),
);

interface Line {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  readonly detail: string;
  readonly action: NonNullable<AttentionItem['action']>;
}

const toItem = ({ count, ...item }: Line) => countedItem(count, { ...item, intent: 'warning' });

/** Subscriptions and capital calls that wait for the user. */
export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const totals = offeringsIn(numbers);
    if (totals === null) return [];
    return [
      ...toItem({
        count: totals.to_accept,
        one: 'signed subscription to accept',
        many: 'signed subscriptions to accept',
        detail: 'Check KYC and OFAC, then accept or decline.',
        action: { to: 'syndication', query: { tab: 'sponsor' }, label: 'Open offerings' },
      }),
      ...toItem({
        count: totals.to_review,
        one: 'accreditation to review',
        many: 'accreditations to review',
        detail: 'Investors can’t sign before.',
        action: { to: 'syndication', query: { tab: 'sponsor' }, label: 'Open offerings' },
      }),
      ...toItem({
        count: totals.to_decide,
        one: 'transfer of an interest to decide',
        many: 'transfers of interests to decide',
        detail: 'Approve or decline it in the cap table.',
        action: { to: 'syndication', query: { tab: 'sponsor' }, label: 'Open offerings' },
      }),
      ...toItem({
        count: totals.to_pay,
        one: 'capital call to pay',
        many: 'capital calls to pay',
        detail: 'Confirm the wire instructions by phone first.',
        action: { to: 'investorPortal', label: 'Open portal' },
      }),
      ...toItem({
        count: totals.to_finish,
        one: 'subscription to finish',
        many: 'subscriptions to finish',
        detail: 'A soft commitment isn’t binding until you sign.',
        action: { to: 'investorPortal', label: 'Open portal' },
      }),
      ...toItem({
        count: totals.to_sign,
        one: 'transfer of an interest to sign',
        many: 'transfers of interests to sign',
        detail: 'The interest is yours once you sign.',
        action: { to: 'investorPortal', label: 'Open portal' },
      }),
      ...toItem({
        count: totals.to_record,
        one: 'position with payments to record',
        many: 'positions with payments to record',
        detail: 'The sponsor paid. Record it in the linked holding.',
        action: { to: 'investorPortal', label: 'Open portal' },
      }),
      ...toItem({
        count: totals.to_link,
        one: 'position to link to your portfolio',
        many: 'positions to link to your portfolio',
        detail: 'Your returns include it once it is linked.',
        action: { to: 'investorPortal', label: 'Open portal' },
      }),
    ];
  },
};
