import { routes } from '../../../../shared/routes/table.ts';
import { text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { contact, type SupportFacts, support } from './support-contact.ts';
import { defineLetter, type Site } from './template.ts';

interface VendorFacts extends SupportFacts {
  company: string;
}

const vendor = {
  facts: { ...support.facts, company: text },
  sample: { ...support.sample, company: 'Tulip Interiors' },
};

const toProfile = (site: Site) => ({
  label: 'Open my vendor profile',
  link: site.url + routes.vendorOnboarding.path,
});

/** What the database queues about vendor profiles; see `schemas/directory/vendors.sql` and `schemas/reviews/decisions.sql`. */
export const VENDOR_LETTERS = {
  vendor_verified: defineLetter<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `${company} is verified at ${PRODUCT}`,
      lead: [
        `The team has reviewed the vendor profile of ${company} and verified it. From now on, everybody finds it in the directory.`,
        'Say in it whether you take new work, and keep that current: the directory shows it.',
      ],
      action: toProfile(site),
      notes: [
        'What you change in it later is looked at again; until then everybody reads what was approved.',
        contact(facts, 'If you have a question, please'),
      ],
    }),
  }),

  vendor_rejected: defineLetter<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `${company} was not verified at ${PRODUCT}`,
      lead: [
        `The team has reviewed the vendor profile of ${company} and could not verify it. Only you and the team see it.`,
        'If its name, category or certifications were wrong or incomplete, correct them: the profile then goes back to review.',
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you think this is a mistake, please')],
    }),
  }),

  vendor_changes_approved: defineLetter<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `The changes to ${company} are public at ${PRODUCT}`,
      lead: [
        `The team has reviewed what you changed in the vendor profile of ${company}. From now on, everybody reads it so.`,
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  vendor_changes_rejected: defineLetter<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `The changes to ${company} were not approved at ${PRODUCT}`,
      lead: [
        `The team has reviewed what you changed in the vendor profile of ${company} and did not take it over. The profile stays public as it was.`,
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you think this is a mistake, please')],
    }),
  }),
};
