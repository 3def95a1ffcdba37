import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const facts = {
  product_name: text,
  surface: text,
  accent_light: text,
  accent_dark: text,
  typeface: text,
  mail_footer: text,
  sign_in_title: text,
  sign_in_text: text,
  logo: orNull(text),
};
const isBrand = object(facts);
export const isBrandOrNone = orNull(isBrand);
export const isStudio = orNull(
  object({
    tenant: text,
    subdomain: text,
    may_publish: bool,
    draft: isBrandOrNone,
    live: isBrandOrNone,
    versions: listOf(
      object({
        version: number,
        product_name: text,
        surface: text,
        accent_light: text,
        by: orNull(text),
        at: text,
      }),
    ),
  }),
);

export type BrandFacts = ShapeOf<typeof isBrand>;
export type Studio = NonNullable<ShapeOf<typeof isStudio>>;
export type BrandVersion = Studio['versions'][number];
