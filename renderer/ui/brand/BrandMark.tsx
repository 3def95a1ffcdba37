/** The brand mark: a sheltering roof over a sun on the horizon. Decorative beside the name. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M9 25a7 7 0 0 1 14 0Z" fill="var(--sage)" />
      <path d="M3.5 16.5 16 5.5l12.5 11" stroke="currentColor" strokeWidth="2.5" />
      <path d="M3.5 25.5h25" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
