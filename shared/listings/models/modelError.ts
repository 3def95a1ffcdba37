/** Why a 3D model is rejected, as a sentence for the person who uploads it. */
export class ModelError extends Error {}

/** Throws the reason unless the condition holds. */
export function requireModel(isFine: boolean, reason: string): asserts isFine {
  if (!isFine) throw new ModelError(reason);
}

export const DAMAGED = 'This model is damaged. Export it again as GLB.';
