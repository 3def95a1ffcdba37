import { counted, type DashboardPart, numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { number, object } from '../../kit/shape/shape.ts';

/** Of everybody, for staff. */
const accountsIn = numbersOf('accounts', object({ awaiting_review: number, new: number }));

const namesIn = numbersOf('listed_names', object({ waiting: number }));

const waiting = { to: 'adminUsers', query: { status: 'pending' } } as const;

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
        return told === null
          ? null
          : { label: 'New accounts', value: counted(told.new), hint: 'in the last 7 days' };
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
