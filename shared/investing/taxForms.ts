import type { Choice } from '../records/choice.ts';

/** Tax forms of investors, as in `private.get_tax_form_label`. */
export const TAX_FORMS = [
  { value: 'k1', label: 'Schedule K-1' },
  { value: 'k3', label: 'Schedule K-3' },
  { value: 'state_k1', label: 'State K-1' },
  { value: '1099_int', label: '1099-INT' },
  { value: '1099_div', label: '1099-DIV' },
  { value: '1099_misc', label: '1099-MISC' },
  { value: '1099_nec', label: '1099-NEC' },
  { value: '1099_s', label: '1099-S' },
  { value: '1098', label: 'Form 1098' },
  { value: 'return', label: 'Tax return' },
  { value: 'other', label: 'Tax document' },
] as const satisfies readonly Choice[];

/** Forms that a sponsor delivers to an investor, as `offering_files_form_is_known`. */
export const DELIVERED_TAX_FORMS: readonly Choice[] = TAX_FORMS.filter(
  ({ value }) => value !== '1098' && value !== 'return',
);
