import { stateOptions } from '../../kit/directory/directoryPage.ts';
import type { RequestField } from '../support/index.ts';
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
  label: 'When it should begin',
  options: [
    ['now', 'This month'],
    ['quarter', 'Within three months'],
    ['half', 'Within six months'],
    ['open', 'Not decided'],
  ],
};

/** What an introduction takes. */
export const INTRODUCTION_FIELDS: readonly RequestField[] = [category, state, start];

/** What somebody who is to price a project asks first. */
export const PROJECT_FIELDS: readonly RequestField[] = [
  category,
  state,
  {
    name: 'community',
    label: 'Kind of community',
    options: [
      ['assisted', 'Assisted living'],
      ['memory', 'Memory care'],
      ['independent', 'Independent living'],
      ['nursing', 'Skilled nursing'],
      ['campus', 'Several kinds on one campus'],
      ['several', 'Several communities'],
      ['none', 'Not open yet'],
    ],
    isRequired: true,
  },
  {
    name: 'residents',
    label: 'Residents during the work',
    options: [
      ['beside', 'They live where the work happens'],
      ['elsewhere', 'In the building, but elsewhere'],
      ['empty', 'The building is empty'],
      ['office', 'The work is not in the building'],
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
      ['unknown', 'To be priced'],
    ],
  },
  start,
];
