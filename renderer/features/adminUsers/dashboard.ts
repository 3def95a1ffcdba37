import { formatMoment } from '#shared/format/date.ts';
import {
  type AttentionItem,
  counted,
  type DashboardPart,
  numbersOf,
} from '../../core/dashboard/dashboardPart.ts';
import { listOf, number, object, text } from '../../kit/shape/shape.ts';

/** Of everybody, for staff. */
const accountsIn = numbersOf('accounts', object({ awaiting_review: number, new: number }));

const newBefore = numbersOf('accounts', object({ new_before: number }));

/** Those who have waited longest, by name. */
const waitingIn = numbersOf(
  'accounts',
  object({ waiting: listOf(object({ id: text, name: text, at: text })) }),
);

const namesIn = numbersOf('listed_names', object({ waiting: number }));

const waiting = { to: 'adminUsers', query: { status: 'pending' } } as const;

/** Counted in the line of all; decided in its own. */
const askingToJoin = ({
  id,
  name,
  at,
}: {
  id: string;
  name: string;
  at: string;
}): AttentionItem => ({
  title: `${name} waits to be let in`,
  detail: `Signed up ${formatMoment(at)}.`,
  intent: 'warning',
  count: 0,
  action: { to: 'adminUsers', query: { status: 'pending', account: id }, label: 'Open' },
  act: {
    label: 'Approve',
    asks: 'The account opens at once, and they get an e-mail.',
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
        const told = accountsIn(numbers);
        return told === null
          ? null
          : {
              label: 'Awaiting review',
              value: counted(told.awaiting_review),
              hint: 'accounts',
              link: waiting,
            };
      },
    },
    {
      on: { admin: 20 },
      of({ numbers }) {
        const told = accountsIn(numbers);
        if (told === null) return null;
        const before = newBefore(numbers)?.new_before;
        return {
          label: 'New accounts',
          value: counted(told.new),
          hint: 'in the last 7 days',
          link: { to: 'adminUsers' },
          ...(before !== undefined && {
            trend: { now: told.new, before, than: 'the 7 days before' },
          }),
        };
      },
    },
  ],
  // For administrators: support sees who waits, and decides nothing.
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
              title: count === 1 ? '1 account awaits review' : `${count} accounts await review`,
              detail: 'They can sign in, and see nothing until somebody decides.',
              intent: 'warning' as const,
              count,
              action: { ...waiting, label: 'Review accounts' },
            },
            ...(waitingIn(numbers)?.waiting ?? []).map(askingToJoin),
          ]),
      ...(names === 0
        ? []
        : [
            {
              title:
                names === 1
                  ? '1 account asks for another name'
                  : `${names} accounts ask for another name`,
              detail: 'Their approved listings keep the name before until somebody decides.',
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
