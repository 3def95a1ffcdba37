/** Formats a length in feet and inches: 12.5 is "12 ft 6 in". */
export function formatFeet(feet: number): string {
  const inches = Math.round(feet * 12);
  const rest = inches % 12;
  const whole = `${Math.floor(inches / 12)} ft`;
  return rest === 0 ? whole : `${whole} ${rest} in`;
}
