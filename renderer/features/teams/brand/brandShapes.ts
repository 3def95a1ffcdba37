import * as s from '../../../ui/shape/shape.ts';

const facts = {
  product_name: s.text,
  surface: s.text,
  accent_light: s.text,
  accent_dark: s.text,
  typeface: s.text,
  mail_footer: s.text,
  sign_in_title: s.text,
  sign_in_text: s.text,
  logo: s.orNull(s.text),
};
const isBrand = s.object(facts);
export const isBrandOrNone = s.orNull(isBrand);
export const isStudio = s.orNull(
  s.object({
    tenant: s.text,
    subdomain: s.text,
    may_publish: s.bool,
    draft: isBrandOrNone,
    live: isBrandOrNone,
    versions: s.listOf(
      s.object({
        version: s.number,
        product_name: s.text,
        surface: s.text,
        accent_light: s.text,
        by: s.orNull(s.text),
        at: s.text,
      }),
    ),
  }),
);

export type BrandFacts = s.ShapeOf<typeof isBrand>;
export type Studio = NonNullable<s.ShapeOf<typeof isStudio>>;
export type BrandVersion = Studio['versions'][number];
