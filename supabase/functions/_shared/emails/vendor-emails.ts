import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { contact, type SupportContactData, support } from './support-contact.ts';
import { defineEmail, type Site } from './template.ts';
import { text } from './template-data.ts';

interface VendorFacts extends SupportContactData {
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

/**
 * Emails queued by the database about vendor profiles; see `schemas/vendors/directory/vendors.sql` and
 * `schemas/admin/reviews/revision_decisions.sql`.
 */
export const VENDOR_EMAILS = {
  vendor_verified: defineEmail<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `${company} is verified at ${PRODUCT_NAME}`,
      lead: [
        `Our team has reviewed and verified the vendor profile of ${company}. Everyone can now find it in the directory.`,
        'Set whether you take new work, and keep it current. The directory shows it.',
      ],
      action: toProfile(site),
      notes: [
        'Later changes are reviewed again. Until then, everyone sees the approved version.',
        contact(facts, 'If you have a question, please'),
      ],
    }),
  }),

  vendor_rejected: defineEmail<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `${company} was not verified at ${PRODUCT_NAME}`,
      lead: [
        `Our team has reviewed the vendor profile of ${company} and could not verify it. Only you and our team can see it.`,
        'If its name, category or certifications were wrong or incomplete, correct them. The profile then goes back to review.',
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you think this is a mistake, please')],
    }),
  }),

  vendor_changes_approved: defineEmail<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `The changes to ${company} are public at ${PRODUCT_NAME}`,
      lead: [
        `Our team has reviewed your changes to the vendor profile of ${company}. Everyone can see them now.`,
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  vendor_changes_rejected: defineEmail<VendorFacts>({
    ...vendor,
    write: ({ company, ...facts }, site) => ({
      subject: `The changes to ${company} were not approved at ${PRODUCT_NAME}`,
      lead: [
        `Our team has reviewed your changes to the vendor profile of ${company} and did not approve them. The profile stays public as it was.`,
      ],
      action: toProfile(site),
      notes: [contact(facts, 'If you think this is a mistake, please')],
    }),
  }),
};
