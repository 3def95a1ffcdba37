const TOLL_FREE = new Set(['800', '888', '877', '866', '855', '844', '833', '822']);

/** Whether the number is a toll-free one, which payment processing refuses. Empty is fine. */
export function isTollFree(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 && TOLL_FREE.has(national.slice(0, 3));
}
