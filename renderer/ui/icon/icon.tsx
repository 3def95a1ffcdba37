/** Creates an icon in the style of Blueprint's. */
export function icon(path: string) {
  return function Icon() {
    return (
      <svg
        className="bp6-icon"
        aria-hidden="true"
        focusable="false"
        width="16"
        height="16"
        viewBox="0 0 16 16"
      >
        <path fill="currentColor" fillRule="evenodd" d={path} />
      </svg>
    );
  };
}
