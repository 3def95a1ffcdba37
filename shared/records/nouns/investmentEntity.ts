import type { Noun } from '../noun.ts';

/** Who holds investments: a person, an LLC, a trust, an IRA, a fund. */
export const investmentEntity = {
  kind: 'investment_entities',
  one: 'entity',
  many: 'entities',
  path: '/portfolios/entities',
  title: 'name',
  create: { main: ['name', 'kind', 'formation_state', 'tax_id_ending'] },
  fields: [
    {
      name: 'name',
      label: 'Entity',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'kind',
      label: 'Type',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'person', label: 'Person' },
        { value: 'joint', label: 'Joint owners' },
        { value: 'llc', label: 'LLC' },
        { value: 'partnership', label: 'Partnership' },
        { value: 'corporation', label: 'Corporation' },
        { value: 'trust', label: 'Trust' },
        { value: 'ira', label: 'IRA' },
        { value: 'fund', label: 'Fund' },
        { value: 'family_office', label: 'Family office' },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'closed', label: 'Closed' },
      ],
    },
    { name: 'formation_state', label: 'State of formation', type: 'usState' },
    { name: 'formed_on', label: 'Formed', type: 'date' },
    {
      name: 'tax_id_ending',
      label: 'Tax ID, last 4 digits',
      type: 'text',
      longest: 4,
      hint: 'Only the last four digits are stored.',
    },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;
