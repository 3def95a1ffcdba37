import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import type { RequestField } from '../../account/support/index.ts';
import { categoryOptions } from './vendor.ts';

const category: RequestField = {
  name: 'category',
  label: 'Category',
  options: categoryOptions,
  isRequired: true,
};

const state: RequestField = {
  name: 'state',
  label: 'State',
  options: stateOptions,
  isRequired: true,
};

const start: RequestField = {
  name: 'start',
  label: 'Desired start',
  options: [
    ['now', 'This month'],
    ['quarter', 'Within 3 months'],
    ['half', 'Within six months'],
    ['open', 'Not decided yet'],
  ],
};

/** Fields of an introduction request. */
export const INTRODUCTION_FIELDS: readonly RequestField[] = [category, state, start];

/** Questions a vendor needs answered to price a project. */
export const PROJECT_FIELDS: readonly RequestField[] = [
  category,
  state,
  {
    name: 'community',
    label: 'Community type',
    options: [
      ['assisted', 'Assisted living'],
      ['memory', 'Memory care'],
      ['independent', 'Independent living'],
      ['nursing', 'Skilled nursing'],
      ['campus', 'Multiple care types on one campus'],
      ['several', 'Multiple communities'],
      ['none', 'Not open yet'],
    ],
    isRequired: true,
  },
  {
    name: 'residents',
    label: 'Residents during the work',
    options: [
      ['beside', 'Residents live in the work area'],
      ['elsewhere', 'In the building, outside the work area'],
      ['empty', 'The building is empty'],
      ['office', 'Work is not in the building'],
    ],
  },
  {
    name: 'budget',
    label: 'Budget',
    options: [
      ['10', 'Under $10,000'],
      ['50', '$10,000 to $50,000'],
      ['250', '$50,000 to $250,000'],
      ['1000', '$250,000 to $1 million'],
      ['more', 'Over $1 million'],
      ['unknown', 'Needs a quote'],
    ],
  },
  start,
];
