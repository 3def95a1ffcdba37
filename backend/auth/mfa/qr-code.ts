import { encode } from 'uqr';

/** Margin a scanner needs around a code, in squares. */
const QUIET = 4;

/** Renders the QR code of a text as SVG, dark on white in every theme. */
export function renderQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="white" d="M0,0h${size}v${size}h-${size}z"/>` +
    `<path fill="black" d="${path}"/></svg>`
  );
}
