import { formatDateTime } from '#shared/format/date.ts';
import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Totals of all users, for staff. */
const accountsIn = getNumbers('accounts', s.object({ awaiting_review: s.number, new: s.number }));

const newBefore = getNumbers('accounts', s.object({ new_before: s.number }));

/** The longest-waiting accounts, by name. */
const readPendingAccounts = getNumbers(
  'accounts',
  s.object({ waiting: s.listOf(s.object({ id: s.text, name: s.text, at: s.text })) }),
);

const namesIn = getNumbers('listed_names', s.object({ waiting: s.number }));

const pendingLink = { to: 'adminUsers', query: { status: 'pending' } } as const;

/** Counted in the total's row; decided in its own row. */
const toApprovalItem = ({
  id,
  name,
  at,
}: {
  id: string;
  name: string;
  at: string;
}): AttentionItem => ({
  title: `${name} is awaiting approval`,
  detail: `Signed up ${formatDateTime(at)}.`,
  intent: 'warning',
  count: 0,
  action: { to: 'adminUsers', query: { status: 'pending', account: id }, label: 'Open' },
  act: {
    label: 'Approve',
    asks: 'The account gets access immediately, and we email the user.',
    async run(dispatch) {
      const { adminUsersApi } = await import('./adminUsersApi.ts');
      return dispatch(adminUsersApi.endpoints.approveFromDesk.initiate(id));
    },
  },
});

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { admin: 10 },
      of({ numbers }) {
        const counts = accountsIn(numbers);
        return counts === null
          ? null
          : {
              label: 'Awaiting review',
              value: counted(counts.awaiting_review),
              hint: 'accounts',
              link: pendingLink,
            };
      },
    },
    {
      on: { admin: 20 },
      of({ numbers }) {
        const counts = accountsIn(numbers);
        if (counts === null) return null;
        const before = newBefore(numbers)?.new_before;
        return {
          label: 'New accounts',
          value: counted(counts.new),
          hint: 'last 7 days',
          link: { to: 'adminUsers' },
          ...(before !== undefined && {
            trend: { now: counts.new, before, than: 'previous 7 days' },
          }),
        };
      },
    },
  ],
  // Administrators decide; support only sees pending accounts.
  attention({ numbers, standing }) {
    const count = standing.roles.includes('admin')
      ? (accountsIn(numbers)?.awaiting_review ?? 0)
      : 0;
    const names = standing.roles.includes('admin') ? (namesIn(numbers)?.waiting ?? 0) : 0;
    return [
      ...(count === 0
        ? []
        : [
            {
              title:
                count === 1 ? '1 account awaiting review' : `${count} accounts awaiting review`,
              detail: 'They can sign in but see nothing until approved.',
              intent: 'warning' as const,
              count,
              action: { ...pendingLink, label: 'Review accounts' },
            },
            ...(readPendingAccounts(numbers)?.waiting ?? []).map(toApprovalItem),
          ]),
      ...(names === 0
        ? []
        : [
            {
              title:
                names === 1
                  ? '1 listing name change to review'
                  : `${names} listing name changes to review`,
              detail: 'Their approved listings keep the current name until you decide.',
              intent: 'warning' as const,
              count: names,
              action: { to: 'adminUsers', label: 'Review names' } as const,
            },
          ]),
    ];
  },
  links: [
    { on: { admin: 10 }, to: 'adminUsers', label: 'Users' },
    { on: { admin: 20 }, to: 'adminUsers', label: 'Audit log', query: { view: 'log' } },
  ],
  counts: { adminUsers: ({ numbers }) => accountsIn(numbers)?.awaiting_review ?? 0 },
  follows: (numbers) => (accountsIn(numbers) === null ? [] : [{ table: 'profiles' }]),
};
