declare module 'xirr' {
  export default function xirr(
    flows: readonly { readonly amount: number; readonly when: Date }[],
    options?: { readonly guess?: number },
  ): number;
}
