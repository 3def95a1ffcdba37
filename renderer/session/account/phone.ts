const TOLL_FREE = new Set(['800', '888', '877', '866', '855', '844', '833', '822']);

/** True for a toll-free number, which payment processing rejects. Empty is allowed. */
export function isTollFree(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 && TOLL_FREE.has(national.slice(0, 3));
}
