import type { Block } from '../../content/model.ts';

export type BlockProps<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;
