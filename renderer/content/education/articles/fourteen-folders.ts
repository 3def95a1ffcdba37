import type { EducationArticle } from '../course.ts';

export const fourteenFolders: EducationArticle = {
  slug: 'fourteen-folders',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'transactions',
  heading: 'Fourteen folders',
  lede: 'A deal room in the usual order saves a week of questions. Here is the order, and who fills each folder.',
  description:
    'The index of a senior housing deal room in fourteen folders, with who supplies each part and at which stage it is released.',
  keywords: ['deal room', 'data room index', 'due diligence'],
  sections: [
    {
      id: 'index',
      heading: 'The index',
      blocks: [
        {
          kind: 'table',
          caption: 'Folders and their sources',
          columns: [
            {
              label: 'Folder',
            },
            {
              label: 'Contents',
            },
            {
              label: 'From',
            },
          ],
          rows: [
            ['1', 'Agreement and memorandum', 'Broker'],
            ['2', 'Statements, budget, aging', 'Accountant'],
            ['3', 'Rent roll, census, rates, payors', 'Business office'],
            ['4', 'Licenses, surveys, corrections', 'Director'],
            ['5', 'Staffing, wages, agency use', 'Business office'],
            ['6', 'Resident agreements as forms', 'Director'],
            ['7', 'Vendor contracts', 'Business office'],
            ['8', 'Title, survey, zoning', 'Attorney'],
            ['9', 'Environmental and condition reports, capital history', 'Owner'],
            ['10', 'Insurance, losses, litigation', 'Insurance broker'],
            ['11', 'Cost reports', 'Accountant'],
            ['12', 'Letters and contracts of the deal', 'Attorney'],
            ['13', 'Lender’s documents', 'Lender'],
            ['14', 'Closing', 'Attorney'],
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Three rules',
      blocks: [
        {
          kind: 'list',
          items: [
            'A folder may be empty, but it says why.',
            'A document has a date in its name and exists once.',
            'Names of residents never enter the room. Numbers do.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Start with folders 2, 3, 4, and 10. They take longest, and they decide whether a buyer continues. The rest can follow while the first questions arrive.',
          ],
        },
      ],
    },
  ],
  next: [
    {
      label: 'See deal rooms for sellers',
      to: '/for-sellers',
    },
  ],
};
