import type { Block } from '#shared/home/content.ts';

export type BlockProps<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;
