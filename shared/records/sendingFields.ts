/** When and how many emails are sent, in a group of a form. */
export const sendingFields = <Group extends string>(group: Group) =>
  [
    {
      name: 'opens_at',
      label: 'Earliest hour',
      type: 'number',
      isRequired: true,
      least: 6,
      most: 20,
      group,
      hint: 'In the recipient’s time zone, on business days.',
    },
    {
      name: 'shuts_at',
      label: 'Latest hour',
      type: 'number',
      isRequired: true,
      least: 7,
      most: 21,
      group,
    },
    {
      name: 'daily_most',
      label: 'Emails per day',
      type: 'number',
      isRequired: true,
      least: 1,
      most: 150,
      group,
    },
  ] as const;
